/* The format of ids, also for pages that check one without zod: it would be a quarter of what a first visit loads. */

/** 128 random bits are 22 characters of base64url. */
const token = (prefix: string) => new RegExp(`^${prefix}_[A-Za-z0-9_-]{22,64}$`);

export const uploadIdPattern = token("upl");
export const sessionIdPattern = token("ses");
export const jobIdPattern = token("job");
export const resultIdPattern = token("res");
