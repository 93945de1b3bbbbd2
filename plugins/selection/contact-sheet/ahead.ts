/** Gives things in their order while the next few are on their way: so many at once, whatever is asked for. */
export async function* ahead<T, Got>(
  things: readonly T[],
  most: number,
  get: (thing: T) => Promise<Got>,
): AsyncGenerator<[T, Got]> {
  const asked: Promise<Got>[] = [];
  for (const [at, thing] of things.entries()) {
    while (asked.length < most && at + asked.length < things.length) {
      const next = get(things[at + asked.length] as T);
      // Told where it is waited for; nobody may wait for it any more.
      next.catch(() => undefined);
      asked.push(next);
    }
    yield [thing, await (asked.shift() as Promise<Got>)];
  }
}
