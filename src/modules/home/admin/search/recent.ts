import { KINDS, type Option } from './options';

const MOST = 6;
const place = (person: string) => `keepers:found:${person}`;

const isOption = (one: unknown): one is Option => {
  const { kind, href, title } = (one ?? {}) as Partial<Option>;
  return KINDS.includes(kind as never) && typeof title === 'string' && !!href?.startsWith('/admin');
};

/** Returns the results this user opened last in this browser; empty without storage. */
export function readRecent(person: string): Option[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(person)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(isOption).map((one) => ({ ...one, kind: 'recent' as const, src: null }))
      : [];
  } catch {
    return [];
  }
}

/** Adds an opened result in front; null clears all. */
export function keepRecent(person: string, opened: Option | null): void {
  try {
    if (!opened) {
      localStorage.removeItem(place(person));
      return;
    }
    const { kind, href, title, about } = opened;
    const rest = readRecent(person).filter((one) => one.href !== href);
    localStorage.setItem(
      place(person),
      JSON.stringify([{ kind, href, title, about }, ...rest].slice(0, MOST)),
    );
  } catch {
    // The search also works without storage.
  }
}
