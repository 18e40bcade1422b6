import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { test } from "node:test";
import { z } from "zod";
import { startGeneration } from "#lib/generation/jobs/start-job.ts";
import { openTestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { startTelemetry } from "./export.ts";

const AttributesSchema = z.array(
  z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
);
const resource = z.object({ attributes: AttributesSchema });
const SpanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
});
const TracesSchema = z.object({
  resourceSpans: z.array(z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(SpanSchema) })) })),
});
const MetricSchema = z.object({
  name: z.string(),
  sum: z.object({ dataPoints: z.array(z.object({ asInt: z.coerce.number().optional() })) }).optional(),
});
const MetricsSchema = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(MetricSchema) })) })),
});

/** A minimal collector: OTLP over HTTP, as JSON. */
async function startCollector() {
  const spans: (z.infer<typeof SpanSchema> & { service: string | undefined })[] = [];
  const metrics: z.infer<typeof MetricSchema>[] = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    if (request.url === "/v1/metrics") {
      for (const each of MetricsSchema.parse(body).resourceMetrics)
        metrics.push(...each.scopeMetrics.flatMap((scope) => scope.metrics));
    } else {
      for (const each of TracesSchema.parse(body).resourceSpans) {
        const service = each.resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
        spans.push(...each.scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
    }
    response.setHeader("content-type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, metrics, close: () => server.close() };
}

test("tells one trace from the upload to the download, across processes, and counts what was made", async (context) => {
  const collector = await startCollector();
  context.after(() => collector.close());
  const telemetry = startTelemetry(collector.url, "rowpress-web");
  const site = await openTestSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  context.after(() => site.close());
  const worker = spawn(process.execPath, ["lib/commands/worker.ts"], {
    env: {
      NODE_ENV: "test",
      DATA_DIR: site.container.config.dataDir,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      RENDER_WORKERS: "1",
    },
    stdio: "ignore",
  });
  const ended = once(worker, "exit");

  const sheet = `Name,Company\n${Array.from({ length: 30 }, (_, index) => `Zoë ${index},Acme\n`).join("")}`;
  const session = await site.session("v", sheet, { template: "badge" });
  await site.container.background.settled();
  const { jobId } = await startGeneration(site.container, "v", session.sessionId);
  const { results } = await site.finished("v", jobId);
  await site.download("v", results[0]?.resultId ?? "");
  worker.kill("SIGTERM");
  await ended;
  await telemetry.stop();

  const upload = collector.spans.find(({ name }) => name === "upload");
  const names = (service: string) =>
    [...new Set(collector.spans.filter((span) => span.service === service).map(({ name }) => name))].sort();
  assert.deepEqual(names("rowpress-web"), ["download", "preflight", "session", "start", "upload"]);
  assert.deepEqual(names("rowpress-worker"), ["finish", "plan", "render"]);
  for (const span of collector.spans.filter(({ name }) => name !== "upload")) {
    assert.deepEqual([span.traceId, span.parentSpanId], [upload?.traceId, upload?.spanId], span.name);
  }
  const made = collector.metrics.findLast(({ name }) => name === "rowpress.documents.made");
  assert.equal(made?.sum?.dataPoints[0]?.asInt, 30);
});
