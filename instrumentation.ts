/** Called once by Next when the site starts: this process also works on jobs, unless functions are to. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { rememberResponses } = await import("#lib/http/node-response.ts");
  const { answerInTurn } = await import("#lib/http/connections/in-turn.ts");
  const { ignoreUpgrades } = await import("#lib/http/connections/request-listeners.ts");
  const { renderPagesInTurn } = await import("#lib/http/connections/page-turns.ts");
  const { siteFiles } = await import("#lib/http/connections/site-files.ts");
  const { policyOfFiles, siteHeaders } = await import("#lib/http/site-headers.ts");
  const { openStores } = await import("#lib/generation/site/open-stores.ts");
  const { startSite } = await import("#lib/generation/site/start-site.ts");
  const { processConfig } = await import("#lib/config.ts");
  const { startTelemetry } = await import("#lib/telemetry/export.ts");
  const { outliveReaders, reportAsLines } = await import("#lib/log.ts");
  outliveReaders();
  const isProduction = process.env.NODE_ENV === "production";
  if (isProduction) reportAsLines();
  rememberResponses(isProduction ? [...siteHeaders, policyOfFiles] : siteHeaders);
  const { telemetryUrl, drive, trustedProxies, rootDir } = processConfig();
  if (isProduction && drive === "process" && telemetryUrl === null) await answerStatuses();
  if (isProduction) renderPagesInTurn(trustedProxies, siteFiles(rootDir));
  // Last, because the latest listener comes first.
  answerInTurn();
  if (isProduction) ignoreUpgrades();
  // A function is no process of its own: the next one may find the stores.
  if (drive === "process") openStores();
  const telemetry = telemetryUrl === null ? null : startTelemetry(telemetryUrl, "rowpress-web");
  if (drive === "process") startSite(telemetry);
  // Next leaves out of a build what is for development alone.
  if (process.env.NODE_ENV === "development") {
    const { watchSources } = await import("#lib/generation/site/watch-sources.ts");
    watchSources();
  }
}

/**
 * Pages that follow a job ask for its status again and again, and Next takes longer for a request than the answer does.
 * With telemetry, Next answers, because it traces requests; a development server loads changed handlers again.
 */
async function answerStatuses(): Promise<void> {
  const { answerDirectly } = await import("#lib/http/connections/direct-route.ts");
  const { GET } = await import("./app/api/generation/status/[jobId]/route.ts");
  answerDirectly(/^\/api\/generation\/status\/(?<jobId>[\w-]+)$/, GET);
}
