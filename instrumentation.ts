/** Called once by Next when the site starts: this process also works on jobs, unless functions are to. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { rememberResponses } = await import("#lib/http/node-response.ts");
  const { startSiteEngine } = await import("#lib/generation/site-engine.ts");
  const { processConfig } = await import("#lib/config.ts");
  const { startTelemetry } = await import("#lib/telemetry/export.ts");
  const { outliveReaders } = await import("#lib/log.ts");
  outliveReaders();
  const { telemetryUrl, drive } = processConfig();
  const telemetry = telemetryUrl === null ? null : startTelemetry(telemetryUrl, "rowpress-web");
  rememberResponses();
  if (drive === "process") startSiteEngine(telemetry);
}
