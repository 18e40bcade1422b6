import { refOf, withSession } from "#lib/client/changes/undo.ts";
import { createAfter } from "../again/create-next-session.ts";
import { firstLocale } from "../output/locales.ts";
import { createSessionSetups } from "../setups/session-setups.ts";
import { changesSince } from "./changes-since.ts";
import { createSessionHistory } from "./session-history.ts";
import { openSessionSender } from "./session-sender.ts";

/** What works on an open session, without React: loaded with the components that show it. */
export const openTools = {
  changesSince,
  createAfter,
  createSessionHistory,
  createSessionSetups,
  firstLocale,
  openSessionSender,
  refOf,
  withSession,
};
export type OpenTools = typeof openTools;
