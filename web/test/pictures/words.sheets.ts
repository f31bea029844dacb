/*
 * Sheets of words that are seldom on a screen: refusals of the games, of the server and of forms, mails, previews of
 * links, and all that a lesson may say. They stand in the boxes that the pages have for them, many on a sheet, each with
 * its code.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { LessonInfo } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { citing } from "../../src/text/held";
import { loadLessonTexts, spoken } from "../../src/text/language.svelte";
import { PSEUDO, pseudo } from "../../src/text/pseudo";
import { gameTitle, mapName, troubleText } from "../../src/text/words";
import { told } from "../../src/account/refusals";
import { card } from "../browser/lesson";
import { come, welcome } from "../browser/person";
import { ask } from "../browser/tables";
import { attributes, keys, refusalsOf, troubles, type Said } from "./heard";
import { sheet } from "./sheet";

welcome({ paints: true });
const GAMES = ["rocket", "steam"] as const;
const whole = true;
/** as many as a sheet has room for */
const MANY = 26;

const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const coded = (code: string, box: string): string =>
  `<div style="display:grid;grid-template-columns:minmax(0,1fr);gap:2px"><code style="font-size:11px;opacity:.6">${code}</code>${box}</div>`;

/** The classes of a page's own style for what is like the element. */
const styleOf = (page: Page, like: string): Promise<string> =>
  page
    .locator(like)
    .first()
    .evaluate((each) => [...each.classList].filter((name) => name.startsWith("svelte-")).join(" "));

/** Put boxes in the place of the page. */
async function show(page: Page, boxes: readonly string[], width = 1440): Promise<void> {
  // A key in the place of a sentence, or a name in the place of a fact.
  expect(boxes.join("").replaceAll(/<code.*?<\/code>/g, "")).not.toMatch(/\b(rocket|steam|server|web)-[a-z]+-|\{\$/);
  const style = `display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px;max-width:${width}px;align-content:start`;
  await page.evaluate(
    ([content, style]) => {
      // Unlike innerHTML it makes shadows of the templates that want to be one.
      document.body.setHTMLUnsafe(`<main style="${style}">${content}</main>`);
      for (const each of [document.documentElement, document.body]) each.style.cssText = "height:auto;overflow:visible";
    },
    [boxes.join(""), style] as const,
  );
}

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MANY) }, (_, n) => all.slice(n * MANY, (n + 1) * MANY));

test.each(GAMES)("refusals of %s in all languages", async (game) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  // The note of a table without its place over the board; a rule's number is a link, as RuleLinks makes it.
  const note = ({ code, text }: Said, style: string): string =>
    coded(
      code,
      `<div class="note danger refused ${style}" style="position:static;transform:none;width:fit-content"><span>${safe(citing(text)).replace(/\b[RS]\d+\.\d+\b/, '<a href="#/">$&</a>')}</span></div>`,
    );
  for (const n of parts(refusalsOf(game)).keys())
    await sheet(page, `words-refusals-${game}-${n + 1}`, `/#/lessons/${game}/${FIRST[game]}`, {
      whole,
      then: async (page) => {
        await page.locator(".boardbox").waitFor();
        const style = await styleOf(page, ".boardbox");
        const room = (await page.locator(".boardbox").boundingBox())!.width;
        await show(
          page,
          parts(refusalsOf(game))[n]!.map((said) => note(said, style)),
          room,
        );
      },
    });
});
const FIRST = { rocket: "locomotive", steam: "order" };

test("what the server refuses, and troubles with set-ups, records and maps, in all languages", async () => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  const ofServer = (): Said[] =>
    [...keys("server/server.ftl", "server-refusal-"), "web-trouble-unreachable"].map((code) => ({
      code,
      text: troubleText({ code: code.replace(/^(server-refusal|web-trouble)-/, ""), facts: {} }),
    }));
  const groups = {
    server: ofServer,
    setup: () => troubles("setup-"),
    record: () => troubles("record-"),
    map: () => troubles("map-"),
  };
  for (const [name, said] of Object.entries(groups))
    for (const n of parts(said()).keys())
      await sheet(page, `words-refusals-${name}-${n + 1}`, "/#/me", {
        whole,
        then: (page) =>
          show(
            page,
            parts(said())[n]!.map(({ code, text }) => coded(code, `<p class="note danger">${safe(text)}</p>`)),
            720,
          ),
      });
});

test("what is refused beside a field, and on a page of its own, in all languages", async () => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  await sheet(page, "words-fields", "/#/me", {
    whole,
    then: async (page) => {
      const style = await styleOf(page, "label + input.field");
      const field = (code: string, label: string, lines = {}): string =>
        coded(
          code,
          `<div class="${style}"><label class="${style}">${t(label)}</label><input class="field ${style}" aria-invalid="true"><p class="small refused ${style}">${safe(told({ code, facts: {} }, lines).text)}</p></div>`,
        );
      await show(
        page,
        [
          field("login-taken", "web-login"),
          field("common-password", "web-password"),
          field("wrong-login", "web-password"),
          field("wrong-login", "web-password-old", { "wrong-login": "old" }),
          field("bad-email", "web-telling-email"),
          field("too-many-mails", "web-telling-email"),
          field("bad-webhook", "web-telling-webhook"),
        ],
        480,
      );
    },
  });
  await sheet(page, "words-stops", "/#/table/none", {
    whole,
    then: async (page) => {
      await page.locator("main .btn").first().waitFor();
      const style = await styleOf(page, "main");
      const stop = (title: string, text: string): string =>
        coded(
          title,
          `<div class="${style}" style="text-align:center;display:grid;gap:14px;padding:24px;justify-items:center"><h1>${t(title)}</h1><p class="muted ${style}">${safe(text)}</p></div>`,
        );
      await show(page, [
        ...["no-table", "no-such-version", "lesson-astray", "unavailable", "internal", "too-fast"].map((code) =>
          stop("web-stop-failed", troubleText({ code })),
        ),
        stop("web-invitation-void", t("web-invitation-void-text")),
        stop("web-stop-closed", t("web-stop-closed-text")),
        stop("web-stop-gone", t("web-stop-gone-text")),
        stop("web-stop-forbidden", t("web-stop-forbidden-text")),
        stop("web-stop-crowded", t("web-stop-crowded-text")),
        stop("web-stop-signed-out", t("web-stop-signed-out-text")),
        stop("web-stop-not-yours", t("web-stop-not-yours-text")),
      ]);
    },
  });
});

test("mails, their pages, notifications and previews of links in all languages", async () => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  const site = "https://rails.example.org";
  // What no table is about leads elsewhere (accounts/send.py, accounts/mail.py).
  const links: Readonly<Record<string, string>> = {
    "webhook-off": `${site}/#/me`,
    confirm: `${site}/api/notifications/confirm?token=${"x7".repeat(16)}`,
  };
  const pages = ["confirm", "confirmed", "confirm-old"].map((name) => [name, t(`server-${name}-page`)] as const);
  /** A page without a style of its own, as a browser shows it: nothing of our own style comes into a shadow. */
  const bare = ([name, english]: readonly [string, string]): string => {
    const html =
      spoken.language === PSEUDO
        ? english.replace(/[^<>]+(?![^<]*>)/g, pseudo) // Tags are no words.
        : t(`server-${name}-page`);
    return coded(
      `${name}-page`,
      `<div style="all:initial;display:block;border:1px solid;padding:8px;background:#fff"><template shadowrootmode="open">${html}</template></div>`,
    );
  };
  const mail = (event: string): string => {
    const facts = {
      name: "Irene",
      link: links[event] ?? `${site}/#/table/9qtm4xw2k7`,
      address: "https://bot.example.org/turn",
      game: gameTitle("steam"),
      map: mapName("steam", "ruhr"),
    };
    return coded(
      `mail-${event}`,
      `<article style="border:1px solid;padding:8px"><b>${safe(t(`server-mail-subject-${event}`, facts))}</b><hr><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.4 sans-serif">${safe(t(`server-mail-body-${event}`, facts))}</pre></article>`,
    );
  };
  const preview = (code: string, title: string, text: string): string =>
    coded(code, `<article style="border:1px solid;padding:8px"><b>${safe(title)}</b><br>${safe(text)}</article>`);
  const seen = (game: string, map: string, kind: string, free: number): string => {
    const facts = { creator: "Olga", game: gameTitle(game) };
    const title = t(kind === "open" || kind === "full" ? "server-preview-title" : "server-preview-title-match", facts);
    return preview(`preview-${kind} ${free}`, title, t("server-preview-text", { map: mapName(game, map), kind, free }));
  };
  await sheet(page, "words-mails", "/#/me", {
    whole,
    then: (page) =>
      show(
        page,
        [
          ...["your-turn", "match-over", "webhook-off", "confirm"].map(mail),
          ...pages.map(bare),
          preview("notification", t("web-notify-title"), t("web-title-your-turn")),
          preview("preview-any", t("server-preview-title-any"), t("server-preview-text-any")),
          ...[1, 2, 5].map((free) => seen("rocket", "england", "open", free)),
          ...["full", "playing", "finished"].map((kind) => seen("steam", "ruhr", kind, 0)),
        ],
        600,
      ),
  });
});

test.each(GAMES)("all that the lessons of %s may say in all languages", async (game) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  await loadLessonTexts(game);
  const lessons = await ask<LessonInfo[]>(page, "GET", `/lessons/${game}`);
  for (const lesson of lessons)
    await sheet(page, `words-lesson-${game}-${lesson.id}`, `/#/lessons/${game}/${lesson.id}`, {
      whole,
      only: "phone",
      then: async (page) => {
        await card(page).locator(".goal").waitFor();
        const style = await styleOf(page, "section.lesson");
        const own = attributes(`${game}/lessons.ftl`);
        const steps = lesson.steps.map((step) => {
          const key = `${game}-lesson-${lesson.id}-${step}`;
          const missed = own
            .filter((each) => each.startsWith(`${key}.wrong`))
            .map((each) => `<div class="note warning missed ${style}"><p>${safe(t(each))}</p></div>`);
          return coded(
            key,
            `<section class="lesson ${style}"><p class="about ${style}">${safe(t(key))}</p><p class="goal ${style}" style="position:static"><b class="${style}">${t("web-lesson-goal")}</b> ${safe(t(`${key}.goal`))}</p><div class="told ${style}">${missed.join("")}<p class="hinted ${style}">${safe(t(`${key}.hint`))}</p><p class="good"><b>${t("web-lesson-right")}</b> ${safe(t(`${key}.done`))}</p></div></section>`,
          );
        });
        await show(page, [
          `<h2>${safe(t(`${game}-lesson-${lesson.id}`))}</h2><p>${safe(t(`${game}-lesson-${lesson.id}.goal`))}</p>`,
          ...steps,
        ]);
      },
    });
});
