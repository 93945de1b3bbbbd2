import { pool } from '@plugins/kit/server/database';
import { guestNames } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import { readFavourites } from '../marks/operations/read-favourites';
import { readStanding } from '../operations/read-standing';
import { agreementOf } from '../rules/agreement';
import { fillDays } from './fill-days';
import { listDays, listMostPicked, listPickers, listTouched, type PickerRow } from './queries';
import type { MostPicked, PickingPerson, StatisticsView } from './statistics-view';

async function readMost({ event, viewer }: Authorized): Promise<MostPicked[]> {
  const rows = await listMostPicked(pool(), event.id);
  const token = pictureToken(event.id, viewer);
  return rows.map(({ version, ...row }) => ({
    ...row,
    src: version ? pictureAddress(event.id, row.media, version, 's300', token) : '',
  }));
}

/** Reads the statistics of one project for its studio. */
export async function readProjectStatistics(
  entered: Authorized,
  locale: 'en' | 'he',
): Promise<StatisticsView> {
  const { event } = entered;
  const [products, picking, days, most, galleries, liked, nameOf] = await Promise.all([
    readStanding(event.id),
    listPickers(pool(), event.id),
    listDays(pool(), event.id),
    readMost(entered),
    listTouched(pool(), event.id),
    readFavourites(event.id, 'owner'),
    guestNames(event.id, locale),
  ]);
  const { people, all, some, one } = agreementOf(liked.favourites);
  return {
    photographs: galleries.reduce((sum, { photographs: count }) => sum + count, 0),
    picked: galleries.reduce((sum, { picked }) => sum + picked, 0),
    ...times(event, picking),
    products: products.map(({ id, name, minphotos, maxphotos, count, standing }) => ({
      ...{ id, name, minphotos, maxphotos, count, standing },
    })),
    people: peopleOf(picking, liked, nameOf),
    activity: fillDays(days),
    most,
    favourites: {
      people: people.size,
      all: all.length,
      some: some.length,
      one: [...one.values()].reduce((sum, medias) => sum + medias.length, 0),
    },
    galleries: galleries.map(({ untouched, ...gallery }) => ({
      ...gallery,
      liked: untouched.filter((media) => liked.favourites.has(media)).length,
    })),
  };
}

function times(event: EventRow, picking: readonly PickerRow[]) {
  const last = Math.max(0, ...picking.map(({ last_at }) => last_at.getTime()));
  return {
    first_at: event.first_picked_at?.toISOString() ?? null,
    last_at: last > 0 ? new Date(last).toISOString() : null,
    completed_at: event.completed_at?.toISOString() ?? null,
  };
}

/** Returns people with picks, then clients with favorites alone. */
function peopleOf(
  picking: readonly PickerRow[],
  { favourites, names }: Awaited<ReturnType<typeof readFavourites>>,
  nameOf: (person: string) => string | null,
): PickingPerson[] {
  const likes = new Map<string, number>();
  for (const own of favourites.values())
    for (const person of own) likes.set(person, (likes.get(person) ?? 0) + 1);
  const rest = [...likes].filter(([person]) => !picking.some((one) => one.person === person));
  return [
    ...picking.map(({ person, first_at, last_at, name, ...row }) => ({
      ...row,
      name: name ?? names.get(person) ?? nameOf(person),
      favourites: likes.get(person) ?? 0,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    ...rest.map(([person, count]) => ({
      ...{ name: names.get(person) ?? nameOf(person), studio: false, picks: 0, favourites: count },
      ...{ first_at: null, last_at: null },
    })),
  ];
}
