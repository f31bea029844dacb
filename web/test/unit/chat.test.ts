import { afterEach, describe, expect, test, vi } from "vitest";
import type { ChatLine } from "../../src/generated/messages";
import { readLines } from "../../src/net/readLines";
import { unreadLines } from "../../src/table/state/unread";
import { shortened } from "../../src/text/graphemes";
import { withLinks } from "../../src/text/links";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

describe("what people write", () => {
  test("addresses become links, without the sign that ends the sentence", () => {
    expect(withLinks("See (https://example.org/a?b=1). Bye")).toEqual([
      { text: "See (", href: null },
      { text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
      { text: "). Bye", href: null },
    ]);
  });
  test("nothing but the web is linked", () => {
    for (const text of ["javascript:alert(1)", "data:text/html,x", "ftp://a.b", "http://", "plain", ""])
      expect(withLinks(text)).toEqual([{ text, href: null }]);
  });
  test("a limit never cuts a joined emoji in two", () => {
    expect(shortened(`ab${FAMILY}`, 6)).toBe("ab");
    expect(shortened(`ab${FAMILY}`, 7)).toBe(`ab${FAMILY}`);
    expect(shortened("abc", 2)).toBe("ab");
  });
});

describe("lines of chat", () => {
  afterEach(() => vi.unstubAllGlobals());
  const said = (number: number, seat: number | null): ChatLine => ({
    type: "chat",
    number,
    at: 0,
    seat,
    name: "",
    text: "Hello",
  });

  test("are unread after the last one that was read, but for one's own", () => {
    const chat = [said(7, 1), said(8, 0), said(9, 1), said(10, null)];
    expect(unreadLines({ chat, heard: 0, mine: [0] })).toBe(3);
    expect(unreadLines({ chat, heard: 7, mine: [0] })).toBe(2);
    expect(unreadLines({ chat, heard: 10, mine: [] })).toBe(0);
  });
  test("that were read stay read in this browser, at the tables of late", () => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => store.set(key, text),
    });
    for (let n = 1; n <= 70; n += 1) readLines.keep(`table ${n}`, n);
    readLines.keep("table 70", 3);
    expect(["table 1", "table 69", "table 70"].map((each) => readLines.of(each))).toEqual([0, 69, 70]);
    const kept = JSON.parse([...store.values()][0]!) as Record<string, number>;
    expect([Object.keys(kept).length, kept["table 70"]]).toEqual([60, 70]);
  });
  test("that were read are known as long as the page where nothing can be stored", () => {
    const fails = (): never => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: fails, setItem: fails });
    readLines.keep("closed shop", 5);
    expect(readLines.of("closed shop")).toBe(5);
  });
});
