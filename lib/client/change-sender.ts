import { mergeChanges, type SessionChanges } from "./session-changes.ts";

interface ChangeSenderOptions<Answer> {
  send: (changes: SessionChanges) => Promise<Answer>;
  /** Called with each answer, and with what the visitor changed since its request was sent. */
  onAnswer: (answer: Answer, unsent: SessionChanges) => void;
  /** The request failed. Its changes are kept: the next change, or `flush`, sends them again. */
  onError: (error: unknown) => void;
  /** The pause without another change after which a request goes out. */
  delayMs: number;
}

export interface ChangeSender {
  add(changes: SessionChanges): void;
  /** Sends now what waits; true once all of it is answered. */
  flush(): Promise<boolean>;
  /** Forgets what waits and ignores the answer that is on its way. */
  stop(): void;
}

/**
 * Sends a visitor's changes one request at a time, so that no answer can overtake another: what is changed while a
 * request is on its way waits for its answer and goes out with whatever else came.
 */
export function createChangeSender<Answer>(options: ChangeSenderOptions<Answer>): ChangeSender {
  let unsent: SessionChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<boolean> | null = null;
  let stopped = false;

  const isWaiting = () => Object.keys(unsent).length > 0;

  async function request(changes: SessionChanges): Promise<boolean> {
    try {
      const answer = await options.send(changes);
      if (!stopped) options.onAnswer(answer, unsent);
      return true;
    } catch (error) {
      if (isWaiting()) schedule();
      unsent = mergeChanges(changes, unsent);
      if (!stopped) options.onError(error);
      return false;
    }
  }

  async function sendNow(): Promise<boolean> {
    clearTimeout(timer);
    const changes = unsent;
    unsent = {};
    onItsWay = request(changes);
    const answered = await onItsWay;
    onItsWay = null;
    return answered;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), options.delayMs);
  }

  async function flush(): Promise<boolean> {
    while (onItsWay) await onItsWay;
    return isWaiting() ? sendNow() : true;
  }

  return {
    add(changes) {
      unsent = mergeChanges(unsent, changes);
      schedule();
    },
    flush,
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsent = {};
    },
  };
}
