/** For tests only: how many random cases to try for a property; `PROPERTY_RUNS=10000 npm test` runs more. */
export function propertyRuns(usual: number): number {
  return Number(process.env.PROPERTY_RUNS ?? usual);
}
