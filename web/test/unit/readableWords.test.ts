import { expect, test } from "vitest";
import { sizeOf, withReadableWords } from "../../src/board/readableWords";

const DRAWING =
  '<svg id="own" viewBox="-10 0 400 200"><rect class="band"/><text class="bandtext" font-size="9.6">York</text>' +
  '<text class="sealb" font-size="24">Wash</text></svg>\n';

test("words that would be too small are hidden with their bands, larger ones stay", () => {
  expect(sizeOf(DRAWING)).toEqual([400, 200]);
  expect(withReadableWords(DRAWING, 400, 200)).toBe(DRAWING);
  expect(withReadableWords(DRAWING, 200, 200)).toContain(
    '<style>#own [font-size="9.6"]{display:none}#own .band:has(+ [font-size="9.6"]){display:none}</style></svg>',
  );
  // A picture is no larger than its lower side lets it be.
  expect(withReadableWords(DRAWING, 400, 50)).toContain('[font-size="24"]');
});
