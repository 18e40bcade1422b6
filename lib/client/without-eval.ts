declare global {
  // What zod takes for its configuration where it is there already.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Before the library and the first schema: else it tries whether it may evaluate code, and the browser reports that the
// site's policy forbids it. `z.config` comes too late, for the bundler runs the library and the schemas in one go.
globalThis.__zod_globalConfig = { jitless: true };

export {};
