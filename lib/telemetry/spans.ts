import {
  type Attributes,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";

/** A position in a trace in the format of W3C Trace Context 1, 3.2: `00-<trace id>-<span id>-<flags>`. */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The current position in the trace, to store for other processes; null without telemetry. */
export function currentTrace(): string | null {
  const here = trace.getActiveSpan()?.spanContext();
  if (here === undefined || !isSpanContextValid(here)) return null;
  return `00-${here.traceId}-${here.spanId}-${(here.traceFlags & TraceFlags.SAMPLED).toString().padStart(2, "0")}`;
}

function remoteContext(parent: string | null) {
  const [, traceId, spanId, flags] = traceparent.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return context.active();
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

/**
 * Runs `work` as a span: a child of `parent`, which may come from another process, or of the current span if that is
 * null. With a `parent`, the span links to the current request. Costs nothing without telemetry.
 */
export function traced<T>(
  name: string,
  { parent = null, ...attributes }: Attributes & { parent?: string | null },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const request = trace.getActiveSpan()?.spanContext();
  const links = parent !== null && request !== undefined ? [{ context: request }] : [];
  const options = { attributes, links };
  return trace.getTracer("rowpress").startActiveSpan(name, options, remoteContext(parent), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      if (error instanceof Error) span.recordException(error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
