/* The games this client knows by heart: a folder each. Their code and their words come with the first table. */
import { loadGameTexts } from "../text/language.svelte";
import type { GameClient } from "./client";

interface Module {
  client: GameClient;
}
const found = import.meta.glob<Module>("./*/client.ts");
const DEFAULT = "./plain/client.ts";
const kept = new Map<string, Promise<GameClient>>();

/** The client of a game, its words included. */
export function clientOf(game: string): Promise<GameClient> {
  let client = kept.get(game);
  if (client === undefined) {
    client = load(game);
    kept.set(game, client);
    // What could not be fetched is asked for again next time.
    client.catch(() => kept.delete(game));
  }
  return client;
}

async function load(game: string): Promise<GameClient> {
  const module = (found[`./${game}/client.ts`] ?? found[DEFAULT]!)();
  await loadGameTexts(game);
  return (await module).client;
}
