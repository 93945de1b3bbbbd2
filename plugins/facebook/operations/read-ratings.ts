import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { ReviewSource } from '@plugins/kit/server/rules';
import { facebookApp, graphList } from '../graph';
import { listPages } from '../queries/pages';
import { GraphFault } from '../rules/read-fault';
import { type GraphRating, type RatingReview, readRating } from '../rules/read-rating';
import { missing } from '../rules/scopes';
import { NAMED } from './connect';
import { administered, asking, type Connected, connected } from './pages';

const FIELDS = 'created_time,rating,recommendation_type,review_text,reviewer{id,name}';

/** Returns the connection, with the permission to read ratings. Throws SERVICE_NOT_CONNECTED, SERVICE_NEEDS_PERMISSION. */
async function requireConnection(account: string): Promise<Connected> {
  const connection = await connected(account);
  if (!connection) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
  if (missing('ratings', connection.scopes).length > 0)
    throw new KeepersError('SERVICE_NEEDS_PERMISSION', NAMED);
  return connection;
}

const REFUSALS = {
  expired: 'SERVICE_NOT_CONNECTED',
  permission: 'SERVICE_NEEDS_PERMISSION',
  limit: 'SERVICE_BUSY',
  down: 'SERVICE_DOWN',
} as const;

/**
 * Reads the ratings of an account's linked pages that its person still administers. Throws SERVICE_NOT_CONNECTED,
 * SERVICE_NEEDS_PERMISSION, SERVICE_BUSY, SERVICE_DOWN,
 * PAGE_NOT_ADMINISTERED.
 */
async function readRatings(
  account: string,
  { page, signal }: { page: string | null; signal: AbortSignal },
): Promise<RatingReview[]> {
  const connection = await requireConnection(account);
  const linked = (await listPages(pool(), account)).filter((one) => page === null || one.page === page);
  try {
    const own = await administered(connection);
    const pages = own.filter(({ id }) => linked.some((one) => one.page === id));
    if (pages.length === 0) throw new KeepersError('PAGE_NOT_ADMINISTERED');
    const all: RatingReview[] = [];
    for (const { id, access_token: token = '' } of pages) {
      const asked = { path: `/${id}/ratings`, token, query: { fields: FIELDS } };
      const ratings = await asking(connection, () =>
        graphList<GraphRating>(connection.app, asked, { signal }),
      );
      all.push(...ratings.flatMap((rating) => readRating(id, rating) ?? []));
    }
    return all;
  } catch (error) {
    const code = error instanceof GraphFault && REFUSALS[error.reason as keyof typeof REFUSALS];
    if (code) throw new KeepersError(code, NAMED);
    throw error;
  }
}

/** Ratings of the linked pages; offered where the installation has an app. */
export const pageRatings: ReviewSource = {
  id: 'facebook',
  label: 'facebook.name',
  offered: () => facebookApp() !== null,
  read: ({ account, page, signal }) => readRatings(account, { page, signal }),
};
