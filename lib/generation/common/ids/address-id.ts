import { createHmac, type KeyObject } from "node:crypto";
import type { z } from "zod";

/** Where a request came from. Stored as an HMAC, because addresses are personal data. */
export type AddressId = string & { readonly [z.core.$brand]?: { AddressId: true } };

/** All requests without a known address share one quota. */
export const unknownAddress: AddressId = "unknown";

/** Who a quota applies to, besides the whole site. */
export interface Client {
  visitor: string;
  address: AddressId;
}

/** @param network from `networkOf`: the network assigned to a household or company as a whole */
export function addressId(network: string, key: KeyObject): AddressId {
  return createHmac("sha256", key).update(network).digest("hex");
}
