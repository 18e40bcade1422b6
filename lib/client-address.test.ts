import assert from "node:assert/strict";
import { test } from "node:test";
import { clientAddress, networkOf, trustedProxies } from "./client-address.ts";

const addressFor = (setting: string, peer: string, forwarded?: string) => {
  const trusted = trustedProxies(setting);
  assert.ok(trusted, setting);
  return clientAddress(new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), peer, trusted);
};

test("trusts no header unless configured to, whatever the connection's address", () => {
  for (const peer of ["127.0.0.1", "10.0.0.7", "192.168.1.4", "203.0.113.9"]) {
    assert.equal(addressFor("0", peer, "6.6.6.6"), peer);
  }
  assert.equal(addressFor("0", "::ffff:10.0.0.7", "6.6.6.6"), "10.0.0.7");
});

test("believes as many entries as there are proxies", () => {
  assert.equal(addressFor("1", "10.0.0.7", "6.6.6.6, 203.0.113.9"), "203.0.113.9");
  assert.equal(addressFor("2", "10.0.0.7", "6.6.6.6, 203.0.113.9, 10.0.0.8"), "203.0.113.9");
  assert.equal(addressFor("2", "10.0.0.7", "203.0.113.9"), "203.0.113.9");
  assert.equal(addressFor("1", "203.0.113.9"), "203.0.113.9");
});

test("believes entries of named networks, up to the first that is not", () => {
  const networks = "10.0.0.0/8, ::1/128";
  assert.equal(addressFor(networks, "10.0.0.7", "6.6.6.6, 203.0.113.9, 10.9.9.9"), "203.0.113.9");
  assert.equal(addressFor(networks, "::1", "2001:db8::7"), "2001:db8::7");
  assert.equal(addressFor(networks, "203.0.113.1", "6.6.6.6"), "203.0.113.1");
  assert.equal(addressFor(networks, "10.0.0.7", "10.0.0.8"), "10.0.0.8");
});

test("refuses a setting that is neither a number nor networks", () => {
  for (const setting of ["", "yes", "-1", "10.0.0.0/33", "10.0.0.0/x", "localhost", "::1/129"]) {
    assert.equal(trustedProxies(setting), null, setting);
  }
});

test("counts an IPv6 address by its /64, however it is written, and an IPv4 address by itself", () => {
  const networks = {
    "203.0.113.9": "203.0.113.9",
    unknown: "unknown",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:0DB8:1:2::9": "2001:db8:1:2::/64",
    "2001:db8::9": "2001:db8:0:0::/64",
    "::1": "0:0:0:0::/64",
    "fe80::1%eth0": "fe80:0:0:0::/64",
    "64:ff9b:1:2::203.0.113.9": "64:ff9b:1:2::/64",
    "1:2:3::4:5:203.0.113.9": "1:2:3:0::/64",
  };
  for (const [address, network] of Object.entries(networks)) assert.equal(networkOf(address), network);
});
