import { expect, test } from "vitest";
import { beside, overlap, placeLabels, square, type Obstacles, type Wish } from "../../src/board/labels";
import type { Box } from "../../src/board/maps";

const VIEW: Box = [0, 0, 400, 400];
const measure = (text: string, size: number): number => text.length * size * 0.5;
const place = (text: string, x: number, y: number): Wish => ({ text, x, y, gap: 10, size: 12, town: true });
const around = (soft: Obstacles["soft"], hard: readonly Box[] = []): Obstacles => ({ view: VIEW, hard, soft });

/** Track in a square round a place, as wide as the ring is: all that is close to it lies on track. */
function ring(x: number, y: number): Box[] {
  return [
    [x - 45, y - 22, x + 45, y - 10],
    [x - 45, y + 10, x + 45, y + 22],
    [x - 45, y - 22, x - 10, y + 22],
    [x + 10, y - 22, x + 45, y + 22],
  ];
}

test("a name whose close spots lie on track stands beyond it", () => {
  const track = ring(200, 200);
  const [label] = placeLabels([place("Swindon", 200, 200)], around(track.map((box) => [box, 3] as const)), measure);
  for (const box of track) expect(overlap(label!.box, box)).toBe(0);
});

test("a name is not beyond track, and does not lie on it: where nothing else is left it is left out", () => {
  const track = ring(200, 200);
  const wish = place("Swindon", 200, 200);
  const among = (boxes: readonly Box[]): string[] =>
    placeLabels([wish], { ...around(boxes.map((box) => [box, 3] as const)), track: boxes }, measure).map(
      (label) => label.wish.text,
    );
  expect(among(track)).toEqual([]);
  // With a way out at one side there is room for it, close to its place.
  expect(among(track.slice(1))).toEqual(["Swindon"]);
  const [label] = placeLabels([wish], { ...around([]), track: track.slice(1) }, measure);
  for (const box of track.slice(1)) expect(overlap(label!.box, box)).toBe(0);
});

test("no piece stands between a place and its name", () => {
  // A station right below its place, and track round the other sides.
  const station = square(200, 216, 7);
  const track = ring(200, 200).filter((_, n) => n !== 1);
  const obstacles = { ...around([], [station]), track, pieces: [station] };
  for (const { box } of placeLabels([place("Gloucester", 200, 200)], obstacles, measure))
    expect(box[1]).toBeLessThan(station[3]);
});

test("no name goes so far that it could be taken for that of another place", () => {
  const track = ring(200, 200);
  // Above and below, where it would stand beyond the track, are other places.
  const wishes = [place("Swindon", 200, 200), place("Oxford", 200, 160), place("Reading", 200, 240)];
  const hard = wishes.map(({ x, y }) => square(x, y, 9));
  for (const { wish, box } of placeLabels(
    wishes,
    around(
      track.map((each) => [each, 3] as const),
      hard,
    ),
    measure,
  )) {
    const far = ({ x, y }: Wish): number =>
      Math.hypot(Math.max(0, box[0] - x, x - box[2]), Math.max(0, box[1] - y, y - box[3]));
    for (const other of wishes) expect(far(wish), `${wish.text}, ${other.text}`).toBeLessThanOrEqual(far(other));
  }
});

test("a close spot on track is better than none, and than one off the window", () => {
  const [label] = placeLabels([place("Dover", 200, 200)], around([[VIEW, 3]]), measure);
  expect(label?.box[1]).toBeCloseTo(210, 0);
});

/** Of the size: how deep the deepest letters of the map's face reach below their line. */
const DEEPEST = 0.2;

test("letters that reach below their line have room above what stands there", () => {
  // Only above its place is room.
  const hard: Box[] = [[0, 190.5, 400, 400]];
  for (const text of ["Grimsby", "Шеффилд", "Кру", "York"]) {
    const [label] = placeLabels([{ ...place(text, 200, 200), town: false }], around([], hard), measure);
    const deep = /[gypфру]/.test(text) ? DEEPEST : 0;
    expect(label!.base + label!.wish.size * deep, text).toBeLessThan(190);
  }
});

test("a name that would end right before another place is left out rather than taken for its name", () => {
  const wishes = [place("Manchester", 200, 200), place("Leeds", 286, 200)];
  // Beside its place there is just room for it, and nowhere else.
  const hard: Box[] = [
    square(200, 200, 9),
    square(286, 200, 9),
    [0, 0, 400, 192],
    [0, 208, 400, 400],
    [0, 0, 190, 400],
  ];
  expect(placeLabels(wishes, around([], hard), measure).map(({ wish }) => wish.text)).toEqual(["Leeds"]);
  const alone = placeLabels([wishes[0]!], around([], hard), measure);
  expect(alone.map(({ wish }) => wish.text)).toEqual(["Manchester"]);
});

test("what lies beside names is all of a view but their boxes", () => {
  const labels = placeLabels([place("Dover", 200, 200)], around([]), measure);
  const [a, b, c, d] = labels[0]!.box;
  expect(beside(VIEW, labels)).toBe(`M0 0H400V400H0ZM${a} ${b}H${c}V${d}H${a}Z`);
});
