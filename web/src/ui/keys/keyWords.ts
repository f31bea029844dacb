/* Keys and what they do, in words. */
import { t } from "../../text/fluent";

export interface KeyWords {
  readonly key: string;
  readonly does: string;
}

const told = (ids: readonly string[]): KeyWords[] =>
  ids.map((id) => ({ key: t(`web-key-${id}`), does: t(`web-key-${id}-text`) }));

export const tableKeys = (): KeyWords[] => told(["board", "bar", "log", "chat", "position", "reference", "help"]);
export const boardKeys = (): KeyWords[] => told(["arrows", "next", "home", "pages", "enter", "escape", "zoom"]);
export const replayKeys = (): KeyWords[] => told(["steps", "replay"]);
