/* The Chromium in which the client is tested. */
import { chromium, type Browser } from "playwright-core";

const OPTIONS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
// Without a graphics card a map is drawn tile by tile; with few large tiles that takes half as long.
const LARGE_TILES = ["--default-tile-width=2048", "--default-tile-height=2048"];
// A mouse that can hover, as the driver asks for by itself; of two options of the same name only the last counts.
const POINTER = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const UNPAINTED = [`--blink-settings=${POINTER},acceleratedCompositingEnabled=false`];

/**
 * A browser of its own, because all pages of a browser share its clipboard. Unless it paints, pages are laid out and
 * answer to mouse and keys as ever, but no pixel is drawn, which takes a third less of the processor; fingers and the
 * wheel of a mouse find nothing there.
 */
export function launchChromium(paints: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["RAINHILL_CHROMIUM"] || "/usr/bin/chromium",
    args: [...OPTIONS, ...(paints ? LARGE_TILES : UNPAINTED)],
    timeout: 0,
  });
}
