/**
 * What must never happen: acknowledged work is lost, a row is missing or duplicated, or an answer is a server error.
 */
export class Fault extends Error {}
