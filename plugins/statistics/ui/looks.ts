type Code = typeof import('./watch-looks');

let loading: Promise<Code | null> | undefined;

/** Loads once, when the browser is idle: a look of less than a second counts nothing. */
async function load(): Promise<Code | null> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });
  return import('./watch-looks').catch(() => null);
}

/**
 * Runs `work` with the code that measures looks, in the order of the calls; it is loaded after the page. Resolves to what
 * `work` returns, or to undefined where the code could not be loaded: then nothing is measured.
 */
export async function looks<T>(work: (code: Code) => T): Promise<T | undefined> {
  loading ??= load();
  const code = await loading;
  return code ? work(code) : undefined;
}
