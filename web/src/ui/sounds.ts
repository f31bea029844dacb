/* Small sounds made by the browser itself: no file to load, nothing to licence. Never the only sign. */
import { settings } from "../settings.svelte";

type Note = readonly [frequency: number, start: number, length: number, kind: OscillatorType];
const SOUNDS = {
  turn: [
    [880, 0, 0.5, "sine"],
    [1108, 0.16, 0.6, "sine"],
  ],
  move: [
    [180, 0, 0.05, "square"],
    [120, 0.05, 0.06, "square"],
  ],
  station: [[240, 0, 0.08, "triangle"]],
  invest: [
    [1560, 0, 0.07, "sine"],
    [2080, 0.06, 0.16, "sine"],
  ],
  city: [[1320, 0, 0.35, "sine"]],
  town: [[880, 0, 0.35, "sine"]],
  merger: [
    [140, 0, 0.12, "sawtooth"],
    [105, 0.1, 0.2, "sawtooth"],
  ],
  veto: [
    [700, 0, 0.28, "triangle"],
    [740, 0, 0.28, "triangle"],
  ],
  refusal: [[160, 0, 0.09, "sine"]],
  chat: [[1200, 0, 0.04, "sine"]],
  end: [
    [523, 0, 0.7, "triangle"],
    [659, 0.1, 0.7, "triangle"],
    [784, 0.2, 0.9, "triangle"],
  ],
  hurry: [
    [1320, 0, 0.09, "triangle"],
    [1320, 0.16, 0.09, "triangle"],
    [1320, 0.32, 0.12, "triangle"],
  ],
  timeout: [
    [392, 0, 0.25, "triangle"],
    [294, 0.2, 0.45, "triangle"],
  ],
  lost: [
    [440, 0, 0.2, "sine"],
    [349, 0.18, 0.3, "sine"],
  ],
  back: [
    [349, 0, 0.2, "sine"],
    [440, 0.18, 0.3, "sine"],
  ],
} satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;
let context: AudioContext | null = null;
let touched = false;
window.addEventListener("pointerdown", () => (touched = true), { once: true });
window.addEventListener("keydown", () => (touched = true), { once: true });

export function play(name: Sound, soft = false): void {
  // Off until the first tap: browsers would refuse, and nobody wants a page that begins by making noise.
  if (!settings.sound || !touched) return;
  try {
    context ??= new AudioContext();
    for (const [frequency, start, length, kind] of SOUNDS[name] as readonly Note[]) {
      const at = context.currentTime + start;
      const voice = context.createOscillator();
      const gain = context.createGain();
      voice.type = kind;
      voice.frequency.value = frequency;
      const loud = settings.volume * (soft ? 0.06 : 0.14);
      gain.gain.setValueAtTime(loud, at);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
      voice.connect(gain).connect(context.destination);
      voice.start(at);
      voice.stop(at + length);
    }
  } catch {
    // A machine without sound plays in silence.
  }
}

/** The sound of the last event that has one, by a game's table. */
export function lastSound(
  events: readonly { key: string }[],
  sounds: Readonly<Partial<Record<string, Sound>>>,
): Sound | null {
  return events.flatMap((event) => sounds[event.key] ?? []).at(-1) ?? null;
}
