/** Limits how many work at the same time. */
export interface Slots {
  /** Waits for a free slot. Returns what frees it, which may be called repeatedly. */
  take(): Promise<() => void>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isFreed = false;
      return () => {
        if (isFreed) return;
        isFreed = true;
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      };
    },
  };
}
