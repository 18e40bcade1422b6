interface Outcome<Value> {
  done: (value: Value) => void;
  failed: (error: unknown) => void;
}

/** Makes sure that only the latest of its tasks has an effect, in whatever order they finish. */
export interface Latest {
  /** Runs a task instead of the previous one, whose signal is aborted. The outcome of an aborted task is dropped. */
  run<Value>(task: (signal: AbortSignal) => Promise<Value>, outcome: Outcome<Value>): Promise<void>;
  /** Aborts the current task without a replacement. */
  end(): void;
}

/** Runs tasks of which only the latest counts, such as loading a session. */
export function createLatest(): Latest {
  let current = new AbortController();
  return {
    async run(task, { done, failed }) {
      current.abort();
      const own = new AbortController();
      current = own;
      const tell = await task(own.signal).then(
        (value) => () => done(value),
        (error: unknown) => () => failed(error),
      );
      if (!own.signal.aborted) tell();
    },
    end: () => current.abort(),
  };
}
