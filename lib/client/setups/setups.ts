import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { noteSetups } from "../kept-by-browser.ts";
import { freeName, keptName } from "../kept-name.ts";
import { applySetup } from "./apply-setup.ts";
import { findSetup } from "./match-headers.ts";
import { type KeptSetup, KeptSetupSchema } from "./setup.ts";
import { imagesOf, setupOf } from "./setup-choices.ts";
import type { SetupFromFile } from "./setup-file.ts";
import { findFile, putSetup, readSetups, removeSetup } from "./setup-store.ts";

/** All of this browser's setups, the one used last first. Those that another version of the page wrote are skipped. */
export async function listSetups(): Promise<KeptSetup[]> {
  const setups = (await readSetups()).flatMap((kept) => KeptSetupSchema.safeParse(kept).data ?? []);
  noteSetups(setups.length > 0);
  return setups.sort((one, other) => other.usedAt - one.usedAt);
}

/** A session after a search for setups: whether one was applied, or can be. */
export interface SessionWithSetup {
  session: SessionResponse;
  setup: { name: string; isApplied: boolean } | null;
}

/**
 * Applies the setup that fits a new session's sheet best, if the sheet closely resembles the setup's own.
 * @param template if the visitor has chosen one
 */
export async function fitSession(
  session: SessionResponse,
  template: string | null,
  signal: AbortSignal,
): Promise<SessionWithSetup> {
  const best = findSetup(await listSetups(), session.source, template);
  if (!best) return { session, setup: null };
  const { name } = best.setup;
  if (!best.isAlike) return { session, setup: { name, isApplied: false } };
  return { session: await applyKept(session, best.setup, signal), setup: { name, isApplied: true } };
}

/** Applies a setup by its name. */
export async function applyNamed(
  session: SessionResponse,
  name: string,
  signal: AbortSignal,
): Promise<SessionResponse> {
  const setup = (await listSetups()).find((each) => each.name === name);
  return setup ? applyKept(session, setup, signal) : session;
}

async function applyKept(session: SessionResponse, setup: KeptSetup, signal: AbortSignal): Promise<SessionResponse> {
  const applied = await applySetup(session, setup, signal);
  await putSetup({ ...setup, usedAt: Date.now() });
  return applied;
}

/** Saves a session's settings, replacing a setup of the same name. @returns its name */
export async function saveSession(session: SessionResponse, wanted: string, isAutomatic: boolean): Promise<string> {
  const setup = setupOf(session, keptName(wanted));
  const found = await Promise.all(
    imagesOf(session).map(async ([setting, id]) => [setting, await findFile(id)] as const),
  );
  const images = Object.fromEntries(found.flatMap(([setting, file]) => (file ? [[setting, file]] : [])));
  await putSetup({ ...setup, images, usedAt: Date.now(), isAutomatic } satisfies KeptSetup);
  return setup.name;
}

export interface Remembering {
  /** The setup that was applied or saved. */
  inUse: string | null;
  /** Whether the visitor has undone or declined the setup that fits. */
  isDeclined: boolean;
  /** For the name of a new setup. */
  title: string;
}

/**
 * Remembers a started session, so that the next similar sheet is set up automatically: replaces the setup in use, or
 * the one remembered for the same columns, or gets a new name. If there are too many, the least recently used ones are
 * deleted.
 * @returns its name
 */
export async function rememberSession(session: SessionResponse, how: Remembering): Promise<string> {
  const setups = await listSetups();
  const known =
    setups.find(({ name }) => name === how.inUse) ??
    (how.isDeclined ? undefined : setups.find((setup) => setup.isAutomatic && isForSame(setup, session)));
  const name = await saveSession(session, known?.name ?? freeName(how.title, setups), known?.isAutomatic ?? true);
  const tooMany = setups.length + (known ? 0 : 1) - limits.setups;
  const oldestFirst = setups.filter((setup) => setup.isAutomatic && setup.name !== name).toReversed();
  for (const setup of oldestFirst.slice(0, Math.max(0, tooMany))) await removeSetup(setup.name);
  return name;
}

function isForSame(setup: KeptSetup, { template, source }: SessionResponse): boolean {
  const columns = new Set(source.columns.map(({ name }) => name));
  const isSame = columns.size === setup.headers.length && setup.headers.every((header) => columns.has(header));
  return isSame && setup.template === template.id;
}

/** Adds a setup from a file, under a free name. @returns its name */
export async function addSetup(setup: SetupFromFile): Promise<string> {
  const name = freeName(setup.name, await listSetups());
  await putSetup({ ...setup, name, usedAt: Date.now(), isAutomatic: false } satisfies KeptSetup);
  return name;
}

/** A renamed setup belongs to the visitor, and stays until they delete it. */
export async function renameSetup(setup: KeptSetup, name: string): Promise<void> {
  await putSetup({ ...setup, name, isAutomatic: false });
  if (name !== setup.name) await removeSetup(setup.name);
}
