import type { RowProblem } from "#lib/contracts/row-problem.ts";
import { server } from "#lib/messages/en/server.ts";
import type { Language } from "#lib/messages/languages.ts";
import { type MessageValue, msg, type ServerKey, type ServerMessage } from "#lib/messages/server-message.ts";
import { translateMessageOf } from "#lib/messages/translate.ts";
import type { ProblemGroup } from "./problem-groups.ts";

/** Converts groups of problems to the form in the contract. */
export function translateGroups(language: Language, groups: readonly ProblemGroup[]): RowProblem[] {
  return groups.map((group) => translateMessageOf(language, inGroupWords(group)));
}

/** A group with a message about all of its rows: each `row.…` has a `rows.…` that quotes none of them. */
export function inGroupWords<Group extends Omit<ProblemGroup, "rows">>(group: Group): Group {
  const { count, wording } = group;
  if (count === 1 || !wording || "template" in wording) return group;
  const words = ofSeveral(wording.key, { ...wording.values, count });
  return words ? { ...group, ...words } : group;
}

/** Null for a key of another build. */
function ofSeveral(key: string, { fault, ...values }: Record<string, MessageValue>): ServerMessage | null {
  const plural = key.replace(/^(row|code)\./, "$1s.");
  if (!isServerKey(plural)) return null;
  const wording = typeof fault === "object" && "wording" in fault ? fault.wording : null;
  const reason = wording && "key" in wording ? ofSeveral(wording.key, wording.values) : null;
  return msg(plural, { ...values, ...(reason && { fault: reason }) } as never);
}

function isServerKey(key: string): key is ServerKey {
  return key in server;
}
