import { clientAddress, networkOf, type TrustedProxies } from "#lib/client-address.ts";
import { processConfig } from "#lib/config.ts";
import { peerAddress } from "./node-response.ts";

let trusted: TrustedProxies | null = null;

/** The network that the current request counts against: of its connection, or as trusted proxies tell it. */
export function requestAddress({ headers }: Request): string {
  trusted ??= processConfig().trustedProxies;
  return networkOf(clientAddress(headers, peerAddress(), trusted));
}
