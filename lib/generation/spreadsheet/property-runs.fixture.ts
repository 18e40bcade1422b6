/** For tests alone: how many random cases a property is tried with; `PROPERTY_RUNS=10000 npm test` asks for more. */
export function propertyRuns(usual: number): number {
  return Number(process.env.PROPERTY_RUNS ?? usual);
}
