/** A product, and the product whose picks its own are chosen among. */
export interface Linked {
  id: string;
  among: string | null;
}

/** The product its picks are chosen among, where that is still there. */
function parentOf(products: readonly Linked[], id: string): string | null {
  const among = products.find((product) => product.id === id)?.among ?? null;
  return among !== null && products.some((product) => product.id === among) ? among : null;
}

/** True where choosing `id` among `among` would lead round in a circle, or to itself. */
export function leadsRound(products: readonly Linked[], id: string, among: string): boolean {
  const seen = new Set([id]);
  for (let at: string | null = among; at !== null; at = parentOf(products, at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Products chosen among this one's picks, and among theirs, the nearest first. */
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
