const SLOT = /^photo:(\d+)$/;

/**
 * Returns a template's starter with pictures in its slots (`photo:0`, …), in order; repeats from the first if there are
 * fewer, but not within a list. Without any, slots stay empty and are omitted in lists.
 */
export function fillStarter(starter: unknown, pictures: readonly string[]): unknown {
  if (typeof starter === 'string') {
    const slot = SLOT.exec(starter)?.[1];
    return slot === undefined ? starter : (pictures[Number(slot) % pictures.length] ?? null);
  }
  if (Array.isArray(starter)) {
    const filled = starter.map((one) => fillStarter(one, pictures));
    return filled.filter(
      (one, at) => one !== null && (typeof one !== 'string' || filled.indexOf(one) === at),
    );
  }
  if (starter && typeof starter === 'object')
    return Object.fromEntries(
      Object.entries(starter).map(([name, one]) => [name, fillStarter(one, pictures)]),
    );
  return starter;
}

/** Returns how many picture slots a starter has. */
export function slotsOf(starter: unknown): number {
  const found = [...JSON.stringify(starter).matchAll(/"photo:(\d+)"/g)].map(([, at]) => Number(at) + 1);
  return Math.max(0, ...found);
}
