import { retryAfterMs } from "../polling/next-poll.ts";
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
  const unconfirmed = createUnconfirmed();
  const timer = createTimer(() => void flush());
  let onItsWay: Promise<boolean> | null = null;
  let failures = 0;
  let stopped = false;

  async function request(changes: SessionChanges): Promise<boolean> {
    try {
      const answer = await options.send(changes, false);
      unconfirmed.confirm();
      failures = 0;
      if (stopped) return true;
      options.onPending(unconfirmed.all());
      options.onAnswer(answer, unconfirmed.all().reduce(mergeChanges, {}));
      return true;
    } catch (error) {
      const isRejected = !isPassing(error);
      const isChanged = unconfirmed.isWaiting();
      failures = isRejected ? 0 : failures + 1;
      unconfirmed.putBack(isRejected);
      if (!isRejected) schedule(retryAfterMs(error, failures));
      else if (isChanged) schedule(options.delayMs);
      if (!stopped) options.onError(error);
      return false;
    }
  }

  async function sendNow(): Promise<boolean> {
    timer.clear();
    onItsWay = request(unconfirmed.takeNext());
    const answered = await onItsWay;
    onItsWay = null;
    return answered;
  }

  function schedule(ms: number): void {
    if (!stopped) timer.set(ms);
  }

  async function flush(): Promise<boolean> {
    // If the request in flight fails, don't send the next one: it has its own timer.
    while (onItsWay || unconfirmed.isWaiting()) if (!(await (onItsWay ?? sendNow()))) return false;
    return true;
  }

  return {
    add(changes) {
      unconfirmed.add(changes);
      options.onPending(unconfirmed.all());
      // A preview's row is chosen with a click, so there is no burst of changes to wait for.
      if (failures === 0) schedule(changes.preview ? 0 : options.delayMs);
    },
    flush,
    sendLast() {
      const changes = unconfirmed.all();
      const sendAll = async () => {
        for (const last of changes) await options.send(last, true);
      };
      // A sender that wasn't stopped still has these changes, and confirms them itself.
      const arrived = () => stopped && options.onPending([]);
      // If they don't arrive, they are sent when the page is opened again.
      if (changes.length > 0) void sendAll().then(arrived, () => {});
    },
    stop() {
      stopped = true;
      timer.clear();
      unconfirmed.dropWaiting();
    },
  };
}

/** A timer for one call at a time: setting it again postpones the call. */
function createTimer(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    clear,
    set(ms: number) {
      clear();
      timer = setTimeout(call, ms);
    },
  };
}

/**
 * The changes that the server hasn't confirmed: those of the request in flight, and those that wait for the next ones.
 */
function createUnconfirmed() {
  let sent: SessionChanges = {};
  let waiting: SessionChanges[] = [];
  const all = () => [sent, ...waiting].reduce(queueChanges, []);

  return {
    /** In the order of their requests. */
    all,
    isWaiting: () => waiting.length > 0,
    add(changes: SessionChanges) {
      waiting = queueChanges(waiting, changes);
    },
    /** Returns the changes of the next request. */
    takeNext(): SessionChanges {
      [sent = {}, ...waiting] = waiting;
      return sent;
    },
    confirm() {
      sent = {};
    },
    /** The request failed. Rejected changes wait to be corrected, unless another template has been chosen. */
    putBack(isRejected: boolean) {
      const changes = all();
      waiting = isRejected && changes.length > 1 ? changes.slice(1) : changes;
      sent = {};
    },
    dropWaiting() {
      waiting = [];
    },
  };
}
