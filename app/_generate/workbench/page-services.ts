import type * as corrected from "#lib/client/changes/corrected-sessions.ts";
import type * as kept from "#lib/client/changes/kept-changes.ts";
import type * as api from "#lib/client/requests/api.ts";
import type { uploadFile } from "#lib/client/uploads/upload-file.ts";
import type { JobId } from "#lib/contracts/ids.ts";
import type * as again from "../again/again.ts";
import type { OpenTools } from "./open-tools.ts";
import type * as address from "./session-url.ts";

/** The workbench's external dependencies: the server, the tab and its URL. */
export interface PageServices {
  api: Pick<typeof api, "createSession" | "changeSession" | "readSession" | "closeSession" | "startGeneration">;
  uploadFile: typeof uploadFile;
  readSample: (template: string, signal: AbortSignal) => Promise<File>;
  readAgain: typeof again.readAgain;
  kept: Pick<typeof kept, "keepChanges" | "keptChanges" | "keepTimeline" | "keptTimeline">;
  corrected: Pick<typeof corrected, "sessionAfter" | "keepSessionAfter">;
  address: Pick<typeof address, "sessionInUrl" | "limitsInUrl" | "keepSessionInUrl" | "isHere"> &
    Pick<typeof again, "jobInUrl">;
  /** Loads the components that show an open session, and the code that works on it. */
  loadParts: () => Promise<OpenTools>;
  showJob: (jobId: JobId) => void;
  /** Whether the visitor is typing: consecutive changes of a field then count as one. */
  isTyping: () => boolean;
  /** For documents of a new sheet; null leaves it to the server. */
  firstLocale: () => Promise<string | null>;
}
