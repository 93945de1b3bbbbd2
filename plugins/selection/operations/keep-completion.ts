import type { Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { listPicked } from '../queries/picks';
import { insertCompletion, type KeptProduct } from '../queries/projects';
import type { StandingProduct } from './read-standing';

/** Stores a snapshot of the completed selection: each product with its picks. Within the caller's transaction. */
export async function keepCompletion(
  sql: Sql,
  { event, viewer }: Authorized,
  products: readonly StandingProduct[],
  note: string | null,
): Promise<void> {
  const picked = await listPicked(sql, event.id);
  const kept = products.map(
    ({ id, name, minphotos, maxphotos, count, standing: { extras, cost } }): KeptProduct => ({
      ...{ id, name, minphotos, maxphotos, count, extras, cost },
      picks: picked.get(id) ?? [],
    }),
  );
  await insertCompletion(sql, {
    account: event.account_id,
    event: event.id,
    grant: viewer.grant?.id ?? null,
    user: viewer.grant ? null : (viewer.user?.id ?? null),
    name: viewer.name,
    note,
    products: kept,
  });
}
