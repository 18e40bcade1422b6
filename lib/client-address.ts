import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Which proxies in front of the site are trusted to report a visitor's address; see {@link trustedProxies}. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/**
 * Parses `TRUST_PROXY`: the number of proxies in front of the site (`1`), or their networks (`10.0.0.0/8, ::1/128`).
 * @returns null if it is neither
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
 * The address that a request counts against. Each proxy appends the address it was called from to `X-Forwarded-For`, so
 * everything left of a trusted proxy's own entry could be forged by the sender.
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

/**
 * The network that an address counts as: an IPv4 address itself, an IPv6 address its /64, which usually belongs to one
 * customer.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*/, "").split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  // An IPv4 address at the end counts as two groups.
  const after = groups(tail ?? "").flatMap((group) => (group.includes(".") ? [group, group] : [group]));
  const before = groups(head);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Unwraps IPv4 addresses that IPv6 sockets report in mapped form (RFC 4291, 2.5.5.2). */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function isIn(networks: BlockList, address: string): boolean {
  if (isIPv4(address)) return networks.check(address, "ipv4");
  return isIPv6(address) && networks.check(address, "ipv6");
}
