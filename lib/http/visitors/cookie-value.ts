/** The value of the named cookie in a request's headers. */
export function cookieValue(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([key]) => key === name)?.[1];
}
