/** A visitor with their own cookie and address, as reported by a proxy in front of the site. */
export interface Visitor {
  get(path: string): Promise<Response>;
  json(path: string, body: object): Promise<Response>;
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<Response>;
}

/** A visitor of the site, with an address that the site believes because its proxy reports it. */
export function openProxiedVisitor(site: string, address: string): Visitor {
  let cookie = "";
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { prefer: "wait=20", ...init.headers, cookie, "x-forwarded-for": address };
    const answer = await fetch(new URL(path, site), { ...init, headers });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  }
  return {
    get: ask,
    json: (path, body) =>
      ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    upload(name, content) {
      const form = new FormData();
      form.append("file", new File([content], name));
      return ask("/api/upload", { method: "POST", body: form });
    },
  };
}
