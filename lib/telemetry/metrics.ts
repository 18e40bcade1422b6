import { type Attributes, metrics, ValueType } from "@opentelemetry/api";

const meter = () => metrics.getMeter("rowpress");

/** The counters with their units. */
const counters = {
  "rowpress.documents.made": "{document}",
  "rowpress.documents.failed": "{document}",
  "rowpress.tasks.failed": "{task}",
  "rowpress.jobs.ended": "{job}",
} as const;

/** Adds to a counter. Documents per second are the rate of `rowpress.documents.made`. */
export function count(name: keyof typeof counters, by: number, attributes: Attributes = {}): void {
  meter().createCounter(name, { unit: counters[name], valueType: ValueType.INT }).add(by, attributes);
}

/** Reports the queue's depth at each export: waiting and active tasks, as `state`. */
export function observeQueue(read: () => Promise<{ state: string; count: number }[]>): void {
  const gauge = meter().createObservableGauge("rowpress.queue.depth", { unit: "{task}", valueType: ValueType.INT });
  gauge.addCallback(async (result) => {
    for (const { state, count } of await read()) result.observe(count, { state });
  });
}
