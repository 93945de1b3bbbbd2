import { type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';
import { requireFresh, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import type { EventRow } from '@/modules/access/project-repo';
import { holdProducts } from '@/modules/picks/restored-picks';
import { leadsRound } from '@/modules/picks/rules/selection-cascade';
import { PRODUCT_RULES } from '@/modules/project/product-columns';
import { productSchema } from '@/modules/project/rules/product-rules';

const wrong = (field: string, problem: FieldProblem) =>
  new KeepersError('INVALID_INPUT', {}, { [field]: problem });

/**
 * Checks that a product's picks may be chosen among another's: one of the project, not round in a circle, and nothing is
 * picked already that the other does not have. Its products are held.
 */
async function requireAmong(sql: Sql, event: EventRow, id: string, among: string): Promise<void> {
  const { rows } = await sql.query<{ id: string; among: string | null }>(
    'select id, among_id as among from products where event_id = $1 and deleted_at is null',
    [event.id],
  );
  if (!rows.some((row) => row.id === among)) throw wrong('among', 'invalid');
  if (leadsRound(rows, id, among)) throw wrong('among', 'leads_round');
  const outside = await sql.query<{ count: number }>(
    `select count(*)::int as count from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
      where pm.product_id = $1
        and not exists (select 1 from product_medias o where o.product_id = $2 and o.media_id = pm.media_id)`,
    [id, among],
  );
  const count = outside.rows[0]?.count ?? 0;
  if (count > 0) throw wrong('among', { code: 'picks_outside', params: { count } });
}

/** Adds a product for selection at the end of a project's. Throws INVALID_INPUT. */
export async function createProduct(event: EventRow, wish: unknown): Promise<{ id: string }> {
  const product = parseInput(productSchema, wish);
  const id = uuidv7();
  await transaction(async (sql) => {
    if (product.among) {
      await holdProducts(sql, event.id);
      await requireAmong(sql, event, id, product.among);
    }
    const { name, minphotos, maxphotos, extra_price, opens_on, closes_on, among, from_favourites } = product;
    await sql.query(
      `insert into products (id, account_id, event_id, name, minphotos, maxphotos, extra_amount, extra_currency, opens_on,
         closes_on, among_id, from_favourites, position, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
         (select coalesce(max(position), -1) + 1 from products where event_id = $3), now(), now())`,
      [
        id,
        event.account_id,
        event.id,
        name,
        minphotos,
        maxphotos,
        extra_price?.amount ?? null,
        extra_price?.currency ?? null,
        opens_on,
        closes_on,
        among,
        from_favourites,
      ],
    );
  });
  return { id };
}

/**
 * Changes a product's name or rules, those that are sent. Picks beyond a lowered limit stay; no more can be added.
 * `seen` is what the asker saw in the fields they change: STALE where somebody else changed one of them meanwhile.
 * Throws NOT_FOUND, INVALID_INPUT.
 */
export async function changeProduct(
  event: EventRow,
  id: string,
  { seen = {}, ...wishes }: Values & { seen?: Values },
): Promise<void> {
  await transaction(async (sql) => {
    // In the order picks hold them, and all where a cascade is at stake: nobody picks between its check and its beginning.
    if (wishes.among) await holdProducts(sql, event.id);
    const { rows } = await sql.query<Values>(
      `select p.name, ${PRODUCT_RULES} from products p
        where p.id = $1 and p.event_id = $2 and p.deleted_at is null for update`,
      [id, event.id],
    );
    const standing = rows[0];
    if (!standing) throw new KeepersError('NOT_FOUND');
    const sent = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
    const wanted: Values = parseInput(productSchema, { ...standing, ...sent });
    const write = requireFresh(
      Object.fromEntries(Object.keys(sent).map((field) => [field, wanted[field]])),
      seen,
      standing,
    );
    if (Object.keys(write).length === 0) return;
    if (typeof write.among === 'string') await requireAmong(sql, event, id, write.among);
    const now = parseInput(productSchema, { ...standing, ...write });
    await sql.query(
      `update products set name = $2, minphotos = $3, maxphotos = $4, extra_amount = $5, extra_currency = $6,
              opens_on = $7, closes_on = $8, among_id = $9, from_favourites = $10, updated_at = now() where id = $1`,
      [
        id,
        now.name,
        now.minphotos,
        now.maxphotos,
        now.extra_price?.amount ?? null,
        now.extra_price?.currency ?? null,
        now.opens_on,
        now.closes_on,
        now.among,
        now.from_favourites,
      ],
    );
  });
}
