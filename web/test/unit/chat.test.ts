import { describe, expect, test } from "vitest";
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
