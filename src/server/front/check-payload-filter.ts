/** Operators that take several values. */
const LISTS = new Set(['in', 'not_in', 'all', 'near', 'within', 'intersects']);

/**
 * Whether Payload can read what a list or a bulk write is narrowed by (`where[field][operator]`). An operator of one value
 * that is given several, by repeating it or by more brackets, reaches the database as a list, and is answered with 500.
 */
export function isReadableFilter(params: URLSearchParams): boolean {
  const seen = new Set<string>();
  for (const name of params.keys()) {
    // A bare word is a fault inside Payload.
    if (name === 'where') return false;
    if (!name.startsWith('where[')) continue;
    const parts = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
    const [last = '', before = ''] = parts.reverse();
    const counted = last === '' || /^\d+$/.test(last);
    const operator = counted ? before : last;
    if (LISTS.has(operator)) continue;
    if (seen.has(name) || (counted && !['or', 'and'].includes(operator))) return false;
    seen.add(name);
  }
  return true;
}
