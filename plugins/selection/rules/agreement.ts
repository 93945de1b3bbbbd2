/** The agreement on a photograph by favorites alone: all people, some, one, or none (undecided). */
export const VERDICTS = ['all', 'some', 'one', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Returns the verdict on a photograph that is a favorite of `favouring` out of `people` counted persons. */
export function verdictOf(favouring: number, people: number): Verdict {
  if (favouring <= 0) return 'undecided';
  // One person alone cannot agree.
  if (people > 1 && favouring >= people) return 'all';
  return favouring === 1 ? 'one' : 'some';
}

/** Favorites by photograph, as sets of persons. */
export type Favourites = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the counted persons: everybody with at least one favorite. Others have not begun, and must not block
 * agreement.
 */
export function peopleOf(favourites: Favourites): Set<string> {
  const people = new Set<string>();
  for (const own of favourites.values()) for (const person of own) people.add(person);
  return people;
}

/** Photographs by verdict, each in exactly one list; `undecided` are all others. */
export interface Agreement {
  people: ReadonlySet<string>;
  all: string[];
  some: string[];
  /** Per person: photographs that only they favor. */
  one: Map<string, string[]>;
}

/** Computes the agreement on a project's favorites; keeps the order of the photographs. */
export function agreementOf(favourites: Favourites): Agreement {
  const people = peopleOf(favourites);
  const agreement: Agreement = { people, all: [], some: [], one: new Map() };
  for (const [media, own] of favourites) {
    const verdict = verdictOf(own.size, people.size);
    if (verdict === 'all') agreement.all.push(media);
    else if (verdict === 'some') agreement.some.push(media);
    else if (verdict === 'one') {
      const [person = ''] = own;
      agreement.one.set(person, [...(agreement.one.get(person) ?? []), media]);
    }
  }
  return agreement;
}
