interface HideableRow {
  hidden: boolean;
  isAfterHidden?: boolean | undefined;
}

/** Leaves hidden rows out, unless the visitor wants them. */
export function createHiddenRows(areWanted = false): {
  /**
   * Whether a row is read. Notes on it whether rows before it were left out.
   * @param count how many rows with values it stands for
   */
  isRead(row: HideableRow, count: number): boolean;
  /** How many rows with values were left out so far. */
  leftOut(): number;
} {
  let leftOut = 0;
  let isAfterHidden = false;
  return {
    isRead(row, count) {
      if (row.hidden && !areWanted) {
        leftOut += count;
        isAfterHidden = true;
        return false;
      }
      row.isAfterHidden = isAfterHidden;
      isAfterHidden = false;
      return true;
    },
    leftOut: () => leftOut,
  };
}
