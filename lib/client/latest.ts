interface Outcome<Value> {
  done: (value: Value) => void;
  failed: (error: unknown) => void;
}

/**
 * The owner of what is current, of one kind of thing: of all the tasks that were run here, only the last may still have
 * an effect, in whichever order their answers come.
 */
export interface Latest {
  /**
   * Runs a task in place of the one before. Its signal is aborted once another takes its place; what it gives or throws
   * after that is dropped.
   */
  run<Value>(task: (signal: AbortSignal) => Promise<Value>, outcome: Outcome<Value>): Promise<void>;
  /** Drops the task that is on its way; nothing takes its place. */
  end(): void;
}

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
