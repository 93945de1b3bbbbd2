import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { ReviewSource } from '@plugins/kit/server/rules';
import { services } from '@plugins/kit/server/services';
import { GoogleFault, googleApp, listProfiles, listReviews } from '../google';
import { deletePlace, listPlaces, savePlace } from '../queries/places';
import { type GoogleReview, readGoogleReview } from '../rules/read-google-review';
import type { BoardView } from '../wire';
import { accessOf, marking, NAMED, SERVICE } from './connect';

const REFUSALS = {
  revoked: 'SERVICE_NOT_CONNECTED',
  permission: 'SERVICE_NEEDS_PERMISSION',
  limit: 'SERVICE_BUSY',
  down: 'SERVICE_DOWN',
  refused: 'SERVICE_DOWN',
} as const;

/** Throws Google's refusal as one of ours. */
function refusal(error: unknown): never {
  if (error instanceof GoogleFault) throw new KeepersError(REFUSALS[error.reason], NAMED);
  throw error;
}

/** Returns the profiles that the connected person manages; null where the account is not connected. Throws GoogleFault. */
async function managed(account: string) {
  const access = await accessOf(account);
  return access && marking(access.id, () => listProfiles(access.app, access.token));
}

/** Returns what the screen shows: the connection and its profiles. */
export async function readBoard(account: string): Promise<BoardView> {
  const chosen = await listPlaces(pool(), account);
  let reachable = true;
  const found = await managed(account).catch((error: unknown) => {
    if (!(error instanceof GoogleFault)) throw error;
    reachable = error.reason === 'revoked';
    return null;
  });
  const stored = googleApp() ? await services.open({ account, service: SERVICE }) : null;
  const own = (found ?? []).map(({ place, name }) => ({
    id: place,
    name,
    chosen: chosen.some((one) => one.place === place),
    managed: true,
  }));
  const others = chosen.filter(({ place }) => !own.some(({ id }) => id === place));
  return {
    connection: stored && { name: stored.name, works: stored.trouble === null, reachable },
    places: [
      ...own,
      ...others.map(({ place, name }) => ({ id: place, name, chosen: true, managed: found === null })),
    ],
  };
}

/**
 * Chooses a profile that the connected person manages. Throws SERVICE_NOT_CONNECTED, SERVICE_DOWN, SERVICE_BUSY,
 * PAGE_NOT_ADMINISTERED.
 */
export async function choosePlace(account: string, place: string): Promise<void> {
  const found = await managed(account).catch(refusal);
  if (!found) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
  const profile = found.find((one) => one.place === place);
  if (!profile) throw new KeepersError('PAGE_NOT_ADMINISTERED');
  await savePlace(pool(), account, profile);
}

/** Leaves a profile out again; its imported reviews stay. */
export const leaveOut = (account: string, place: string): Promise<void> =>
  deletePlace(pool(), account, place);

/** Reviews of the chosen profiles; offered where the installation has an app. */
export const profileReviews: ReviewSource = {
  id: 'google',
  label: 'google-business.name',
  offered: () => googleApp() !== null,
  read: async ({ account, page, signal }) => {
    const access = await accessOf(account).catch(refusal);
    if (!access) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
    const places = (await listPlaces(pool(), account)).filter((one) => page === null || one.place === page);
    if (places.length === 0) throw new KeepersError('PAGE_NOT_ADMINISTERED');
    const all = [];
    for (const { place } of places) {
      const reviews = await marking(access.id, () =>
        listReviews<GoogleReview>(access.app, access.token, place, signal),
      ).catch(refusal);
      all.push(...reviews.flatMap((review) => readGoogleReview(place, review) ?? []));
    }
    return all;
  },
};
