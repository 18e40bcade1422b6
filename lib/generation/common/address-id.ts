import { createHmac } from "node:crypto";
import type { z } from "zod";

/** Where a request came from, as the stores know it: an HMAC, since addresses are personal data. */
export type AddressId = string & { readonly [z.core.$brand]?: { AddressId: true } };

/** All requests without a known address count as one place. */
export const unknownAddress: AddressId = "unknown";

/** Whom a quota holds for, beside the whole site. */
export interface Client {
  visitor: string;
  address: AddressId;
}

/** @param network from `networkOf`: what one household or firm is given as a whole */
export function addressId(network: string, key: Buffer): AddressId {
  return createHmac("sha256", key).update(network).digest("hex");
}
