declare global {
  // The name under which zod keeps its settings, also before it is loaded.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod tries to compile its checks with `new Function`. The content policy refuses that, and browsers report the attempt as a
 * fault of the page. Set by hand, because importing zod for it would make every page load it.
 */
export function validateWithoutEval(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
}
