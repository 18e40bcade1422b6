/** What must never happen: something acknowledged was lost, a row is missing or there twice, or an answer was a defect. */
export class Fault extends Error {}
