import { context, metrics, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  hostDetector,
  processDetector,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

const metricsEveryMs = 15_000;

export interface Telemetry {
  /** Sends what hasn't been sent yet. */
  stop(): Promise<void>;
}

/**
 * Sends traces and metrics by OTLP over HTTP. The exporters read other options, such as headers, from the usual
 * `OTEL_EXPORTER_OTLP_` variables (OpenTelemetry specification, "OpenTelemetry Protocol Exporter").
 * @param collector its base URL, to which `/v1/traces` and `/v1/metrics` are added
 * @param service this process's name, unless `OTEL_SERVICE_NAME` is set
 */
export function startTelemetry(collector: string, service: string): Telemetry {
  const signal = (name: string) => ({ url: `${collector.replace(/\/$/, "")}/v1/${name}` });
  const detectors = [hostDetector, processDetector, resourceAttributesEnvDetector, serviceNameEnvDetector];
  const resource = resourceFromAttributes({ "service.name": service }).merge(detectResources({ detectors }));
  const tracing = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(signal("traces")) })],
  });
  const metering = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(signal("metrics")),
        exportIntervalMillis: metricsEveryMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracing);
  metrics.setGlobalMeterProvider(metering);
  return {
    async stop() {
      await Promise.all([tracing.shutdown(), metering.shutdown()]);
    },
  };
}
