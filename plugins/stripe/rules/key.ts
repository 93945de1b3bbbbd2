/** What a pasted key is. */
export type KeyKind = 'publishable' | 'restricted' | 'secret' | 'unknown';

/** Recognizes a key by its form; `live`: it moves real money. */
export function readKey(pasted: string): { kind: KeyKind; live: boolean; key: string } {
  const key = pasted.trim();
  const [, letter, mode] = /^([prs]k)_(live|test)_[A-Za-z0-9_]{6,250}$/.exec(key) ?? [];
  const kinds: Record<string, KeyKind> = { pk: 'publishable', rk: 'restricted', sk: 'secret' };
  return { kind: kinds[letter ?? ''] ?? 'unknown', live: mode === 'live', key };
}
