import { retryAfterMs } from "../polling/poll-pace.ts";
import { isPassing } from "../requests/api-error.ts";
import { mergeChanges, queueChanges, type SessionChanges } from "./session-changes.ts";

interface ChangeSenderOptions<Answer> {
  /** `isLast`: the page is being left, and nobody waits for the response. */
  send: (changes: SessionChanges, isLast: boolean) => Promise<Answer>;
  /** Called with each response, and with the changes made since its request was sent. */
  onAnswer: (answer: Answer, unsent: SessionChanges) => void;
  /**
   * The request failed. Its changes are kept and sent with the next change or by `flush`; after a temporary failure
   * also automatically, after a pause.
   */
  onError: (error: unknown) => void;
  /** Called with all unconfirmed changes, in the order of their requests, whenever they change. */
  onPending: (changes: SessionChanges[]) => void;
  /** How long to wait for further changes before sending a request. */
  delayMs: number;
}

export interface ChangeSender {
  add(changes: SessionChanges): void;
  /** Sends waiting changes now, even during a pause after a failure. Resolves to true once everything is confirmed. */
  flush(): Promise<boolean>;
  /** Sends all unconfirmed changes when the page is left, because a request in flight may be cut off. */
  sendLast(): void;
  /** Drops waiting changes and ignores the response of the request in flight. */
  stop(): void;
}

/**
 * Sends a visitor's changes one request at a time, so that responses can't arrive out of order. Changes made during a
 * request wait for its response and are sent together. After temporary failures, requests pause for increasingly long,
 * or as long as the server says; further changes don't shorten the pause.
 */
export function createChangeSender<Answer>(options: ChangeSenderOptions<Answer>): ChangeSender {
  let sent: SessionChanges = {};
  let queue: SessionChanges[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<boolean> | null = null;
  let failures = 0;
  let stopped = false;

  const pending = () => [sent, ...queue].reduce(queueChanges, []);

  async function request(): Promise<boolean> {
    try {
      const answer = await options.send(sent, false);
      sent = {};
      failures = 0;
      if (stopped) return true;
      options.onPending(queue);
      options.onAnswer(answer, queue.reduce(mergeChanges, {}));
      return true;
    } catch (error) {
      const isChanged = queue.length > 0;
      failures = isPassing(error) ? failures + 1 : 0;
      queue = pending();
      sent = {};
      // Rejected changes wait to be corrected, unless another template has been chosen.
      if (failures === 0 && queue.length > 1) queue = queue.slice(1);
      if (failures > 0) schedule(retryAfterMs(error, failures));
      else if (isChanged) schedule(options.delayMs);
      if (!stopped) options.onError(error);
      return false;
    }
  }

  async function sendNow(): Promise<boolean> {
    clearTimeout(timer);
    [sent = {}, ...queue] = queue;
    onItsWay = request();
    const answered = await onItsWay;
    onItsWay = null;
    return answered;
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<boolean> {
    // If the request in flight fails, don't send the next one: it has its own timer.
    while (onItsWay || queue.length > 0) if (!(await (onItsWay ?? sendNow()))) return false;
    return true;
  }

  return {
    add(changes) {
      queue = queueChanges(queue, changes);
      options.onPending(pending());
      // A preview's row is chosen with a click, so there is no burst of changes to wait for.
      if (failures === 0) schedule(changes.preview ? 0 : options.delayMs);
    },
    flush,
    sendLast() {
      const arrived = () => stopped && options.onPending([]);
      const sendAll = async () => {
        for (const last of pending()) await options.send(last, true);
      };
      // If they don't arrive, they are sent when the page is opened again.
      if (pending().length > 0) void sendAll().then(arrived, () => {});
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      queue = [];
    },
  };
}
