/*
 * What ids look like, for pages too, which tell one without the schemas' library: it would weigh a quarter of all that
 * a first visit loads.
 */

/** 128 random bits in base64url are 22 characters. */
const token = (prefix: string) => new RegExp(`^${prefix}_[A-Za-z0-9_-]{22,64}$`);

export const uploadIdPattern = token("upl");
export const sessionIdPattern = token("ses");
export const jobIdPattern = token("job");
export const resultIdPattern = token("res");
