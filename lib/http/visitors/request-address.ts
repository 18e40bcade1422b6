import { clientAddress, networkOf, type TrustedProxies } from "#lib/client-address.ts";
import { processConfig } from "#lib/config.ts";
import { peerAddress } from "../node-response.ts";

let trusted: TrustedProxies | null = null;

/** The network that the current request counts against, from its connection or from trusted proxies. */
export function requestAddress({ headers }: Request): string {
  trusted ??= processConfig().trustedProxies;
  return networkOf(clientAddress(headers, peerAddress(), trusted));
}
