/* The HTTP side of the server: setting up tables and finding them. */
import type { BaseAction, Facts, GameAction, View } from "../generated";
import type {
  Catalogue,
  Credentials,
  HintInfo,
  InvitationInfo,
  Joined,
  LessonInfo,
  LessonState,
  LogEntry,
  MapSeen,
  Me,
  NewAccount,
  NewPassword,
  NewTable,
  Notifications,
  NotificationsSet,
  Policy,
  Previewed,
  PuzzleAnswer,
  PuzzleList,
  PuzzleState,
  RematchInfo,
  SeatLink,
  Standing,
  StudyInfo,
  TableList,
  TableMade,
  TableState,
} from "../generated/messages";
import type { Pieces } from "../lessons/learnt";
import { spoken } from "../text/language.svelte";
import { getEarly } from "./early";

/** Something the server would not do; `code` has a sentence in the Fluent files. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const language = { "accept-language": spoken.language };
    const options: RequestInit = {
      method,
      headers: body === undefined ? language : { ...language, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    };
    answer = await (method === "GET" ? getEarly : fetch)(`/api${path}`, options);
  } catch {
    throw new Trouble("unreachable");
  }
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const told = data as { code?: string; facts?: Facts } | null;
    throw new Trouble(told?.code ?? "internal", told?.facts ?? {}, answer.status);
  }
  return data as T;
}

let found: Promise<Catalogue> | undefined;

/** Games, maps, options and bots; asked once. */
export function catalogue(): Promise<Catalogue> {
  found ??= ask<Catalogue>("GET", "/catalogue");
  found.catch(() => (found = undefined));
  return found;
}

export async function me(): Promise<Me | null> {
  try {
    return await ask<Me>("GET", "/me");
  } catch (trouble) {
    if (trouble instanceof Trouble && (trouble.status === 401 || trouble.status === 403)) return null;
    throw trouble;
  }
}

export type Which = "open" | "playing" | "finished" | "mine" | "my-turn";

export const listTables = (which: Which, page = 0): Promise<TableList> =>
  ask("GET", `/tables?which=${which}&page=${page}`);
export const register = (account: NewAccount): Promise<Me> => ask("POST", "/account", account);
export const logIn = (who: Credentials): Promise<Me> => ask("POST", "/login", who);
export const logOut = (): Promise<void> => ask("POST", "/logout", {});
/** The new session comes as a cookie, so open sockets and later requests go on with it. */
export const changePassword = (change: NewPassword): Promise<Me> => ask("POST", "/account/password", change);
export const endSessions = (): Promise<void> => ask("DELETE", "/sessions");
export const exportMe = (): Promise<unknown> => ask("GET", "/account/export");
export const deleteMe = (): Promise<void> => ask("DELETE", "/account");
export const setNotifications = (wish: Notifications): Promise<NotificationsSet> => ask("PUT", "/notifications", wish);
export const tellLanguage = (language: string): Promise<void> => ask("PUT", "/me/language", { language });
export const takeName = (name: string): Promise<Me> => ask("POST", "/session", { name });

/** What is left out has the server's default. */
export type TableWish = Omit<NewTable, "policy"> & { policy: Partial<Policy> };
export const lookAtMap = (game: string, text: string): Promise<MapSeen> => ask("POST", "/maps", { game, text });
export const createTable = (wish: TableWish): Promise<TableMade> => ask("POST", "/tables", wish);
export const joinTable = (
  id: string,
  name: string | null,
  seat: number | null,
  colour: number | null = null,
): Promise<Joined> => ask("POST", `/tables/${id}/join`, { name, seat, colour });
export const claimSeat = (
  id: string,
  secret: string,
  name: string | null,
  colour: number | null = null,
): Promise<Joined> => ask("POST", `/tables/${id}/claim`, { secret, name, colour });
/** Before the start: the colour of an own seat, or of one that no person has; null: any. */
export const chooseColour = (id: string, seat: number, colour: number | null): Promise<Joined> =>
  ask("PUT", `/tables/${id}/seats/${seat}/colour`, { colour });
/** What the link of a seat invites to; nothing is taken. */
export const showInvitation = (id: string, secret: string): Promise<InvitationInfo> =>
  ask("POST", `/tables/${id}/invitation`, { secret });
/** Before the start: a bot for a seat nobody has taken; null frees it again. */
export const giveToBot = (id: string, seat: number, bot: string | null): Promise<Joined> =>
  ask("POST", `/tables/${id}/seats/${seat}/bot`, { bot });
/** Answers of an own seat in advance, in the words of its game. */
export const showStanding = (id: string, seat: number): Promise<Standing> =>
  ask("GET", `/tables/${id}/seats/${seat}/standing`);
export const setStanding = (id: string, seat: number, wishes: readonly string[]): Promise<Standing> =>
  ask("PUT", `/tables/${id}/seats/${seat}/standing`, { wishes });
export const deleteTable = (id: string): Promise<void> => ask("DELETE", `/tables/${id}`);
export const concede = (id: string, seat: number, version: number, key: string): Promise<unknown> =>
  ask("POST", `/tables/${id}/control`, { key, version, seat, what: "concede" });
export const startTable = (id: string): Promise<Joined> => ask("POST", `/tables/${id}/start`, {});
export const leaveTable = (id: string): Promise<Joined> => ask("POST", `/tables/${id}/leave`, {});
export const rematch = (id: string): Promise<Joined> => ask("POST", `/tables/${id}/rematch`, {});
/** The rematch that is offered after a match: who has accepted it. */
export const showRematch = (id: string): Promise<RematchInfo> => ask("GET", `/tables/${id}/rematch`);
export const seatLink = (id: string, seat: number): Promise<SeatLink> =>
  ask("POST", `/tables/${id}/seats/${seat}/link`, {});
export const branchTable = (id: string, version: number, bots: Record<string, string>): Promise<Joined> =>
  ask("POST", `/tables/${id}/branch`, { version, bots });
export const uploadRecord = (record: string, bots: Record<string, string>): Promise<Joined> =>
  ask("POST", "/records", { record, bots });

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
/** The analysis as far as it is; while the match is played, with the eyes of an own seat. */
export const showStudy = (id: string, seat: number | null): Promise<StudyInfo> =>
  ask("GET", `/tables/${id}/analysis${eyes(seat)}`);
export const beginStudy = (id: string, seat: number | null): Promise<StudyInfo> =>
  ask("POST", `/tables/${id}/analysis${eyes(seat)}`);
export const stopStudy = (id: string, seat: number | null): Promise<StudyInfo> =>
  ask("DELETE", `/tables/${id}/analysis${eyes(seat)}`);
export const askHint = (id: string, seat: number): Promise<HintInfo> => ask("POST", `/tables/${id}/hint`, { seat });

/** Where somebody is in a lesson: what was played since the position of a step. */
export interface LessonStand {
  readonly start: number;
  readonly actions: readonly GameAction[];
}
export const listLessons = (game: string): Promise<LessonInfo[]> => ask("GET", `/lessons/${game}`);
export const showLesson = (game: string, lesson: string, stand: LessonStand): Promise<LessonState> =>
  ask("POST", `/lessons/${game}/${lesson}`, stand);
export const tryAction = (game: string, lesson: string, stand: LessonStand, action: BaseAction): Promise<LessonState> =>
  ask("POST", `/lessons/${game}/${lesson}/try`, { ...stand, action });
export const previewTry = (game: string, lesson: string, stand: LessonStand, action: BaseAction): Promise<Previewed> =>
  ask("POST", `/lessons/${game}/${lesson}/preview`, { ...stand, action });

/** What an account has learnt, and telling it what this browser knows; the answer is all that is known. */
export const showLearnt = (): Promise<Pieces> => ask("GET", "/learnt");
export const tellLearnt = ({ lessons = {}, puzzles = {} }: Partial<Pieces>): Promise<Pieces> =>
  ask("PUT", "/learnt", { lessons, puzzles });

export const listPuzzles = (game: string): Promise<PuzzleList> => ask("GET", `/puzzles/${game}`);
export const showPuzzle = (game: string, puzzle: string): Promise<PuzzleState> =>
  ask("GET", `/puzzles/${game}/${puzzle}`);
export const previewChoice = (game: string, puzzle: string, action: BaseAction): Promise<Previewed> =>
  ask("POST", `/puzzles/${game}/${puzzle}/preview`, { action });
export const answerPuzzle = (game: string, puzzle: string, action: BaseAction): Promise<PuzzleAnswer> =>
  ask("POST", `/puzzles/${game}/${puzzle}/answer`, { action });

/** The record of a match as text. */
export async function recordOf(id: string): Promise<string> {
  const answer = await fetch(`/api/tables/${id}/record.rail`).catch(() => null);
  if (!answer?.ok) throw new Trouble(answer === null ? "unreachable" : "not-found");
  return answer.text();
}

export interface Past {
  version: number;
  seat: number | null;
  view: View;
}

export const tableState = (id: string, since = 0): Promise<TableState & { entries: LogEntry[] }> =>
  ask("GET", `/tables/${id}/state?since=${since}`);
/** The position after the first `version` entries of the log, as a seat saw it. */
export const pastView = (id: string, version: number, seat: number | null): Promise<Past> =>
  ask("GET", `/tables/${id}/past/${version}${seat === null ? "" : `?seat=${seat}`}`);

/** The whole link for an invitation, whatever address this page was reached at. */
export function fullLink(link: SeatLink): string {
  return link.link.startsWith("http") ? link.link : location.origin + link.link;
}
