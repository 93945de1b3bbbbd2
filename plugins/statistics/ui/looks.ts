/**
 * Runs `work` with the code that measures looks, in the order of the calls; it is loaded after the page. Resolves to what
 * `work` returns, or to undefined where the code could not be loaded: then nothing is measured.
 */
export async function looks<T>(work: (code: typeof import('./watch-looks')) => T): Promise<T | undefined> {
  const code = await import('./watch-looks').catch(() => null);
  return code ? work(code) : undefined;
}
