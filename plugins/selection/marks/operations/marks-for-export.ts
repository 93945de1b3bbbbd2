import { pool } from '@plugins/kit/server/database';
import { personKey } from '@plugins/kit/server/internal';
import { agreementOf, type Verdict, verdictOf } from '../../rules/agreement';
import type { MarkingPerson } from '../marks-view';
import { listStars, type StarsRow } from '../queries/marks';
import type { Colour } from '../rules/photo-marks';
import { readFavourites } from './read-favourites';

/** The ratings of one photograph, as exported files hold them. */
export interface ExportMark {
  /** Stars (0 to 5) and color of the chosen person. */
  stars: number;
  colour: Colour | null;
  /** Names of the clients whose favorite it is; null for a client without a name. */
  favouriteOf: (string | null)[];
  /** The clients' agreement. */
  verdict: Verdict;
}

/**
 * Returns a project's ratings for exports, by photograph: stars and colors of one person (`user`: of the studio;
 * `person`: a client, by key), and everybody's favorites. Unrated photographs are left out.
 */
export async function marksForExport(
  event: string,
  whose: { user: string } | { person: string } | null = null,
): Promise<Map<string, ExportMark>> {
  const { favourites, names } = await readFavourites(event, 'owner');
  const said = new Map<string, ExportMark>();
  const { people: all } = agreementOf(favourites);
  for (const [media, own] of favourites)
    said.set(media, {
      stars: 0,
      colour: null,
      favouriteOf: [...own].map((person) => names.get(person) ?? null),
      verdict: verdictOf(own.size, all.size),
    });
  for (const { media, stars, colour } of await readStars(event, whose)) {
    const known = said.get(media) ?? { favouriteOf: [], verdict: 'undecided' as const };
    said.set(media, { ...known, stars, colour });
  }
  return said;
}

/** Returns the clients, by name (`nameOf` where they left none), whose stars or colors an export can contain. */
export async function readMarkers(
  event: string,
  nameOf: (person: string) => string | null,
): Promise<MarkingPerson[]> {
  const [rows, { names }] = await Promise.all([listStars(pool(), event), readFavourites(event, 'owner')]);
  return [...new Set(rows.map(({ person }) => person))]
    .filter((person) => names.has(person))
    .map((person) => ({ key: personKey(event, person), name: names.get(person) ?? nameOf(person) }))
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

async function readStars(
  event: string,
  whose: { user: string } | { person: string } | null,
): Promise<StarsRow[]> {
  if (!whose) return [];
  const rows = await listStars(pool(), event);
  const wanted = (person: string) =>
    'user' in whose ? person === whose.user : personKey(event, person) === whose.person;
  return rows.filter(({ person }) => wanted(person));
}
