/**
 * How people agree on a photograph, by their favourites alone: everybody's, some's, one's, or (undecided) nobody's yet.
 */
export const VERDICTS = ['all', 'some', 'one', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What one photograph's favourites say among `people`, how many have a say; `favouring` of them like it. */
export function verdictOf(favouring: number, people: number): Verdict {
  if (favouring <= 0) return 'undecided';
  // One alone agrees with nobody.
  if (people > 1 && favouring >= people) return 'all';
  return favouring === 1 ? 'one' : 'some';
}

/** Favourites by photograph: whose it is. */
export type Favourites = ReadonlyMap<string, ReadonlySet<string>>;

/** Those who have a say: everybody with at least one favourite. Whoever has none has not begun, and holds nobody up. */
export function peopleOf(favourites: Favourites): Set<string> {
  const people = new Set<string>();
  for (const own of favourites.values()) for (const person of own) people.add(person);
  return people;
}

/** Photographs by what is agreed on them, each in exactly one place; `undecided` are all others. */
export interface Agreement {
  people: ReadonlySet<string>;
  all: string[];
  some: string[];
  /** Of each person: what is theirs alone. */
  one: Map<string, string[]>;
}

/** The agreement on a project's favourites, photographs in the order they come in. */
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
