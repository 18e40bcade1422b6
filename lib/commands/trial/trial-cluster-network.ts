import { spawnSync } from "node:child_process";

/** Where a process of the trial runs. */
export interface Place {
  /** The address at which the others reach it. */
  address: string;
  port: number;
  /** The prefix of a command that runs there. */
  prefix: string[];
}

export interface Network {
  description: string;
  /** The address at which all places reach this process. */
  gateway: string;
  places: Place[];
  remove(): void;
}

/**
 * Places for this many processes: a network namespace each if it can be created (Linux, root), otherwise the loopback.
 */
export function openNetwork(count: number): Network {
  return openNamespaces(count) ?? openLoopback(count);
}

function openLoopback(count: number): Network {
  const gateway = "127.0.0.1";
  const places = Array.from({ length: count }, (_, index) => ({ address: gateway, port: 23_210 + index, prefix: [] }));
  return { description: "all on the loopback", gateway, places, remove: () => undefined };
}

const ip = (...args: string[]) => spawnSync("ip", args).status === 0;

/** Namespaces joined by a bridge, in an address range derived from this process's id. */
function openNamespaces(count: number): Network | null {
  const id = `rp${process.pid}`;
  const subnet = `10.213.${process.pid % 250}`;
  const names = Array.from({ length: count }, (_, index) => `${id}n${index}`);
  const remove = () => {
    for (const name of names) ip("netns", "del", name);
    ip("link", "del", id);
  };
  const isOpen =
    ip("link", "add", id, "type", "bridge") &&
    ip("addr", "add", `${subnet}.1/24`, "dev", id) &&
    ip("link", "set", id, "up") &&
    names.every((name, index) => openNamespace(id, name, `${subnet}.${index + 10}`));
  if (!isOpen) {
    remove();
    return null;
  }
  const places = names.map((name, index) => ({
    address: `${subnet}.${index + 10}`,
    port: 3000,
    prefix: ["ip", "netns", "exec", name],
  }));
  return { description: "each in a network namespace of its own", gateway: `${subnet}.1`, places, remove };
}

function openNamespace(bridge: string, name: string, address: string): boolean {
  return (
    ip("netns", "add", name) &&
    ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name) &&
    ip("link", "set", name, "master", bridge, "up") &&
    ip("-n", name, "addr", "add", `${address}/24`, "dev", "eth0") &&
    ip("-n", name, "link", "set", "eth0", "up") &&
    ip("-n", name, "link", "set", "lo", "up")
  );
}
