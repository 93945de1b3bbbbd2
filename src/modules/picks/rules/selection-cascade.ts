/** A product, and the product among whose picks its own are chosen. */
export interface Linked {
  id: string;
  among: string | null;
}

/** Returns the product among whose picks its own are chosen, if that still exists. */
function parentOf(products: readonly Linked[], id: string): string | null {
  const among = products.find((product) => product.id === id)?.among ?? null;
  return among !== null && products.some((product) => product.id === among) ? among : null;
}

/** Whether choosing `id` among `among` would make a cycle. */
export function leadsRound(products: readonly Linked[], id: string, among: string): boolean {
  const seen = new Set([id]);
  for (let at: string | null = among; at !== null; at = parentOf(products, at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Returns the products chosen among this one's picks, directly and indirectly, the nearest first. */
export function amongIts<P extends Linked>(products: readonly P[], id: string): P[] {
  const found: P[] = [];
  const wanted = new Set([id]);
  for (let grown = true; grown; ) {
    const next = products.filter(
      (product) => product.among !== null && wanted.has(product.among) && !wanted.has(product.id),
    );
    for (const product of next) wanted.add(product.id);
    found.push(...next);
    grown = next.length > 0;
  }
  return found;
}
