import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { downloadRights, personKey, personOf, presentList } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { listMedia, pictureToken } from '@plugins/kit/server/photographs';
import { agreementOf } from '../../rules/agreement';
import { listOwnMarks } from '../queries/marks';
import { readFavourites } from './read-favourites';
import { readLists } from './read-lists';

/** The photographs of a list: these, or all except these. */
export interface ListedPhotos {
  ids: string[];
  not?: true;
}

const ONLY = 'only-';

/**
 * Returns the photographs of a list by its wire name: this person's `favourites`, the agreement (`all`, `some`,
 * `undecided`, `only-` and a participant key), or a person's list by id. Throws NOT_FOUND.
 */
export async function readListed({ event, viewer }: Authorized, list: string): Promise<ListedPhotos> {
  const person = personOf(viewer);
  if (person === null) throw new KeepersError('NOT_FOUND');
  const { role } = viewer;
  if (list === 'favourites') {
    const own = await listOwnMarks(pool(), { event: event.id, role, person });
    return { ids: [...own].flatMap(([media, { favourite }]) => (favourite ? [media] : [])) };
  }
  const made: boolean = isId(list);
  if (made) {
    const found = (await readLists({ event, viewer })).find(({ id }) => id === list);
    if (!found) throw new KeepersError('NOT_FOUND');
    return { ids: found.medias };
  }
  const { favourites } = await readFavourites(event.id, role);
  const { all, some, one } = agreementOf(favourites);
  if (list === 'all') return { ids: all };
  if (list === 'some') return { ids: some };
  if (list === 'undecided') return { ids: [...favourites.keys()], not: true };
  if (!list.startsWith(ONLY)) throw new KeepersError('NOT_FOUND');
  const key = list.slice(ONLY.length);
  // A person without favorites of their own alone and an unknown key get the same empty answer.
  const whose = [...one.keys()].find((each) => personKey(event.id, each) === key);
  return { ids: whose === undefined ? [] : (one.get(whose) ?? []) };
}

/** Returns a page of a list's photographs over all galleries. */
export async function listMedias(entered: Authorized, list: string) {
  const { event, viewer } = entered;
  const only = await readListed(entered, list);
  const found = await listMedia({
    of: { event: event.id },
    role: viewer.role,
    sortBy: event.sort_by,
    only,
    page: null,
  });
  const rights = await downloadRights(event, viewer);
  return presentList({ id: list, name: event.name }, found, null, pictureToken(event.id, viewer), rights);
}
