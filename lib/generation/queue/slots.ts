/** Limits how many callers work at the same time. */
export interface Slots {
  /** Waits for a free slot. Returns a function that frees it, and may be called repeatedly. */
  take(): Promise<() => void>;
}

/** @param count how many slots there are */
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
