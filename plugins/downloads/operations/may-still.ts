import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { downloadableOf, requireAllowed } from '@plugins/kit/server/rules';
import { findFacts } from '../repo';
import { decide } from '../rules/decide';
import type { PartEntry } from '../wire';
import type { OrderRow } from './read-order';

/**
 * Checks again whether an order may be fetched, by the rule it was placed under: the project, its switches, the
 * selection and the size. A counted order keeps its permitted download. Throws the same refusals as placing it.
 */
export async function requireStill({ event, viewer }: Authorized, order: OrderRow): Promise<void> {
  const facts = await findFacts(event.id);
  const input = { size: order.size, withinSelection: true };
  requireAllowed(decide(event, viewer, order.counted ? { ...facts, permitted: null } : facts, input));
}

/**
 * Checks that everything in a part is unchanged: nothing withdrawn, in the trash, replaced or rendered again, and
 * picked where only picks may be downloaded. Throws DOWNLOAD_CHANGED.
 */
export async function requireUnchanged(
  { event, viewer }: Authorized,
  size: OrderRow['size'],
  entries: readonly Pick<PartEntry, 'media' | 'version'>[],
): Promise<void> {
  const staff = isStaff(viewer.role);
  const { rows } = await pool().query<{ changed: number }>({
    name: 'download-changed',
    text: `select count(*)::int as changed from unnest($1::uuid[], $2::text[]) as w(id, version)
             left join media m on m.id = w.id left join events e on e.id = m.event_id left join galleries g on g.id = m.gallery_id
            where m.id is null or m.deleted_at is not null or g.deleted_at is not null or m.state = 'refused'
               or (not $4 and (m.private or m.gallery_private))
               or case when $3 then m.sha256 else m.version end is distinct from w.version
               or (not $3 and substring(m.version from '^.{12}([0-9a-f]{8})$') is distinct from e.watermark_mark)
               or ($5 and not exists (select 1 from product_medias pm join products p on p.id = pm.product_id
                     and p.deleted_at is null where pm.media_id = m.id))`,
    values: [
      entries.map((entry) => entry.media),
      entries.map((entry) => entry.version),
      size === 'original',
      staff,
      !staff && downloadableOf(event) === 'selection',
    ],
  });
  if (rows[0]?.changed) throw new KeepersError('DOWNLOAD_CHANGED');
}
