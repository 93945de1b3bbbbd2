/** Milliseconds of `count` sequential requests of one person, after two unmeasured ones. Throws unless answered 200. */
export async function timed(
  count: number,
  ask: (nr: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const found: number[] = [];
  for (let nr = -2; nr < count; nr++) {
    const begun = performance.now();
    const { status } = await ask(nr);
    if (status !== 200) throw new Error(`answered ${status}`);
    if (nr >= 0) found.push(performance.now() - begun);
  }
  return found;
}
