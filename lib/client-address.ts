import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Which proxies in front of the site are believed about a visitor's address; see {@link trustedProxies}. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/**
 * Reads `TRUST_PROXY`: how many proxies stand in front of the site (`1`), or their networks (`10.0.0.0/8, ::1/128`).
 * @returns null for what is neither
 */
export function trustedProxies(setting: string): TrustedProxies | null {
  if (/^\d{1,2}$/.test(setting)) return { hops: Number(setting) };
  const networks = new BlockList();
  for (const network of setting.split(",")) {
    const [address = "", length = ""] = network.trim().split("/");
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
    const bits = length === "" ? most : Number(length);
    if (!(Number.isInteger(bits) && bits >= 0 && bits <= most)) return null;
    networks.addSubnet(address, bits, isIPv4(address) ? "ipv4" : "ipv6");
  }
  return { networks };
}

/**
 * Whom a request counts against. Each proxy adds the address that it was called from to the end of `X-Forwarded-For`, so
 * what stands left of a trusted proxy's own entry is the sender's own words.
 * @param peer the other end of the connection
 */
export function clientAddress(headers: Headers, peer: string | undefined, trusted: TrustedProxies): string {
  const forwarded =
    headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((address) => address.trim()) ?? [];
  // The nearest first.
  const chain = [peer ?? "unknown", ...forwarded.reverse().filter((address) => address !== "")].map(plainAddress);
  const far = "hops" in trusted ? trusted.hops : chain.findIndex((address) => !isIn(trusted.networks, address));
  return chain[far === -1 ? chain.length - 1 : Math.min(far, chain.length - 1)] ?? "unknown";
}

/** What an address counts as: an IPv4 address by itself, an IPv6 address as its /64, which one customer has as a whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*/, "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  // An IPv4 address at the end stands for two groups.
  const after = groups(tail ?? "").flatMap((group) => (group.includes(".") ? [group, group] : [group]));
  const before = groups(head);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** IPv4 in the form that IPv6 sockets give it (RFC 4291, 2.5.5.2). */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function isIn(networks: BlockList, address: string): boolean {
  if (isIPv4(address)) return networks.check(address, "ipv4");
  return isIPv6(address) && networks.check(address, "ipv6");
}
