const SLOT = /^photo:(\d+)$/;

/**
 * A template's starter with pictures in place of its slots (`photo:0`, …), by their order; where there are fewer, from the
 * first again, no list showing one twice. Without any the slots stay empty, in lists they are left out.
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

/** How many pictures a starter has places for. */
export function slotsOf(starter: unknown): number {
  const found = [...JSON.stringify(starter).matchAll(/"photo:(\d+)"/g)].map(([, at]) => Number(at) + 1);
  return Math.max(0, ...found);
}
