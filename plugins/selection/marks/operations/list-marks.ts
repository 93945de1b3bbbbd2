import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { guestNames, personKey, personOf } from '@plugins/kit/server/internal';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import type { MarksView } from '../marks-view';
import { listOwnMarks } from '../queries/marks';
import { readFavourites } from './read-favourites';

/**
 * Returns a project's favorites by person, and all of the requesting person's own ratings. People without a name are
 * numbered for the studio.
 */
export async function listMarks({ event, viewer }: Authorized, locale: 'en' | 'he'): Promise<MarksView> {
  const person = personOf(viewer);
  if (person === null) throw new KeepersError('NOT_FOUND');
  const { role } = viewer;
  const [{ favourites, names }, own] = await Promise.all([
    readFavourites(event.id, role),
    listOwnMarks(pool(), { event: event.id, role, person }),
  ]);
  const nameOf = isStaff(viewer.role) ? await guestNames(event.id, locale) : () => null;
  const places = new Map<string, number>();
  const view: MarksView = { me: personKey(event.id, person), people: [], favourites: {}, own: {} };
  for (const [media, whose] of favourites) {
    view.favourites[media] = [...whose].map((one) => {
      const place = places.get(one) ?? places.size;
      if (!places.has(one)) {
        places.set(one, place);
        view.people.push({ key: personKey(event.id, one), name: names.get(one) ?? nameOf(one) });
      }
      return place;
    });
  }
  for (const [media, { favourite, stars, colour }] of own)
    view.own[media] = {
      ...(favourite && { favourite }),
      ...(stars > 0 && { stars }),
      ...(colour !== null && { colour }),
    };
  return view;
}
