declare global {
  // zod uses this as its configuration if it exists.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Must run before zod and the first schema. Otherwise zod tests whether it may evaluate code, and the browser reports a
// violation of the site's policy. `z.config` would be too late, because the bundler runs zod and the schemas in one go.
globalThis.__zod_globalConfig = { jitless: true };

export {};
