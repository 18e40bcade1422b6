import { isPassing } from "./api-error.ts";
import { retryAfterMs } from "./poll-pace.ts";
import { mergeChanges, type SessionChanges } from "./session-changes.ts";

interface ChangeSenderOptions<Answer> {
  /** `isLast`: the page is being left, and nobody waits for the answer. */
  send: (changes: SessionChanges, isLast: boolean) => Promise<Answer>;
  /** Called with each answer, and with what the visitor changed since its request was sent. */
  onAnswer: (answer: Answer, unsent: SessionChanges) => void;
  /**
   * The request failed. Its changes are kept, and go out with the next change or by `flush`; after a failure that
   * passes also by themselves, after a pause.
   */
  onError: (error: unknown) => void;
  /** Called with all that the server has not answered, whenever that is something else. */
  onPending: (changes: SessionChanges) => void;
  /** The pause without another change after which a request goes out. */
  delayMs: number;
}

export interface ChangeSender {
  add(changes: SessionChanges): void;
  /** Sends now what waits, even in a pause after a failure; true once all of it is answered. */
  flush(): Promise<boolean>;
  /** Sends, as the page is left, all that is not answered: what is on its way may be cut off. */
  sendLast(): void;
  /** Forgets what waits and ignores the answer that is on its way. */
  stop(): void;
}

/**
 * Sends a visitor's changes one request at a time, so that no answer can overtake another: what is changed while a
 * request is on its way waits for its answer and goes out with whatever else came. After failures that pass, requests
 * come after growing pauses, or when the server says; nothing that is changed meanwhile makes them come sooner.
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
    // Who waits for a request that fails does not send the next one: that has its own time.
    while (onItsWay) if (!(await onItsWay)) return false;
    return isAny(unsent) ? sendNow() : true;
  }

  return {
    add(changes) {
      unsent = mergeChanges(unsent, changes);
      options.onPending(pending());
      // A row is asked for by a click, which is not one of a burst of keys.
      if (failures === 0) schedule(changes.preview ? 0 : options.delayMs);
    },
    flush,
    sendLast() {
      const last = pending();
      if (!isAny(last)) return;
      const arrived = () => stopped && options.onPending({});
      // What does not arrive is sent when the page is opened again.
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
