import type { Pick, ProductPicks } from '../list-picks';

/** A pick for tests of the writers: default values except for the name. */
export function pick(name: string, more: Partial<Pick> = {}): Pick {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const gallery = { id: 'g1', name: 'Morning' };
  const picked_at = '2026-11-21T09:58:12.345Z';
  return {
    id: name,
    name,
    stem,
    gallery,
    camera: null,
    captured_at: null,
    sha256: `sha-${name}`,
    picked_by: null,
    picker: null,
    picked_at,
    note: null,
    withdrawn: false,
    ...more,
  };
}

/** A product with these picks. */
export function product(name: string, picks: Pick[]): ProductPicks {
  return { product: { id: `p-${name}`, name, maxphotos: null, count: picks.length }, picks };
}
