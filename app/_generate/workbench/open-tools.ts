import { hasSession, nextStep, refOf, withChange, withoutSession, withSession } from "#lib/client/changes/undo.ts";
import { createAfter } from "../again/create-next-session.ts";
import { firstLocale } from "../output/locales.ts";
import { createSessionSetups } from "../setups/session-setups.ts";
import { changesSince } from "./changes-since.ts";
import { openSessionSender } from "./session-sender.ts";

/** What works on an open session, without React: loaded with the components that show it. */
export const openTools = {
  changesSince,
  createAfter,
  createSessionSetups,
  firstLocale,
  openSessionSender,
  hasSession,
  nextStep,
  refOf,
  withChange,
  withoutSession,
  withSession,
};
export type OpenTools = typeof openTools;
