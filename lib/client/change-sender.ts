import { isPassing } from "./api-error.ts";
import { retryAfterMs } from "./poll-pace.ts";
import { mergeChanges, type SessionChanges } from "./session-changes.ts";

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
  /** Called with all unconfirmed changes whenever they change. */
  onPending: (changes: SessionChanges) => void;
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
  let unsent: SessionChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<boolean> | null = null;
  let failures = 0;
  let stopped = false;

  const pending = () => mergeChanges(sent, unsent);

  async function request(): Promise<boolean> {
    try {
      const answer = await options.send(sent, false);
      sent = {};
      failures = 0;
      if (stopped) return true;
      options.onPending(unsent);
      options.onAnswer(answer, unsent);
      return true;
    } catch (error) {
      const isChanged = isAny(unsent);
      unsent = pending();
      sent = {};
      failures = isPassing(error) ? failures + 1 : 0;
      if (failures > 0) schedule(retryAfterMs(error, failures));
      else if (isChanged) schedule(options.delayMs);
      if (!stopped) options.onError(error);
      return false;
    }
  }

  async function sendNow(): Promise<boolean> {
    clearTimeout(timer);
    sent = unsent;
    unsent = {};
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
    while (onItsWay) if (!(await onItsWay)) return false;
    return isAny(unsent) ? sendNow() : true;
  }

  return {
    add(changes) {
      unsent = mergeChanges(unsent, changes);
      options.onPending(pending());
      // A preview's row is chosen with a click, so there is no burst of changes to wait for.
      if (failures === 0) schedule(changes.preview ? 0 : options.delayMs);
    },
    flush,
    sendLast() {
      const last = pending();
      if (!isAny(last)) return;
      const arrived = () => stopped && options.onPending({});
      // If it doesn't arrive, it is sent when the page is opened again.
      void options.send(last, true).then(arrived, () => {});
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsent = {};
    },
  };
}

const isAny = (changes: SessionChanges) => Object.keys(changes).length > 0;
