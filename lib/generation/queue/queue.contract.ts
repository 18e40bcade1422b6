import { describe } from "node:test";
import { attemptsContract } from "./contract/attempts.contract.ts";
import type { NewBench } from "./contract/bench.fixture.ts";
import { clockContract } from "./contract/clock.contract.ts";
import { orderContract } from "./contract/order.contract.ts";
import { turnsContract } from "./contract/turns.contract.ts";

/** The contract of every queue adapter. */
export function queueContract(name: string, bench: NewBench): void {
  describe(`queue contract: ${name}`, () => {
    orderContract(bench);
    attemptsContract(bench);
    turnsContract(bench);
    clockContract(bench);
  });
}
