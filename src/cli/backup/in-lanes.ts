/** Does `work` for each item, at most `lanes` at once; the first error stops it. */
export async function inLanes<T>(
  lanes: number,
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  for await (const item of items) {
    const one: Promise<void> = work(item)
      .catch((error: unknown) => void faults.push(error))
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= lanes) await Promise.race(running);
    if (faults.length > 0) break;
  }
  await Promise.all(running);
  if (faults.length > 0) throw faults[0];
}
