/** Yields results in order while the next few are being loaded: a bounded number at a time. */
export async function* ahead<T, Got>(
  things: readonly T[],
  most: number,
  get: (thing: T) => Promise<Got>,
): AsyncGenerator<[T, Got]> {
  const asked: Promise<Got>[] = [];
  for (const [at, thing] of things.entries()) {
    while (asked.length < most && at + asked.length < things.length) {
      const next = get(things[at + asked.length] as T);
      // Errors are thrown when the result is awaited; avoid an unhandled rejection if it never is.
      next.catch(() => undefined);
      asked.push(next);
    }
    yield [thing, await (asked.shift() as Promise<Got>)];
  }
}
