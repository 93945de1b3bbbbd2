import { pool, type Sql } from '@plugins/kit/server/database';
import { type Authorized, isStaff, personIn, personOf } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { ListView, SentTo } from '../lists-view';

const WHO = (row: string) => `${personIn(row, 'g')}::text`;

interface Row {
  id: string;
  mine: boolean;
  name: string;
  medias: string[];
  by: string | null;
  sent_to: SentTo | null;
  sent_at: Date | null;
  sent_name: string | null;
  sent: string[] | null;
}

/**
 * Returns the lists a person sees in a project, their own first: those they made, and what others sent to them. Leaves
 * out photographs they may no longer see.
 */
export async function readLists({ event, viewer }: Authorized): Promise<ListView[]> {
  const { role } = viewer;
  const reach = isStaff(role) ? ['studio', 'all'] : ['all'];
  const visible = visibleTo(role);
  const { rows } = await pool().query<Row>({
    name: `lists-of-${role}`,
    text: `with l as (
             select l.*, ${WHO('l')} = $2 as mine, coalesce(g.name, c.name, u.first_name) as by
               from selection_lists l left join grants g on g.id = l.grant_id left join clients c on c.id = g.client_id
               left join users u on u.id = coalesce(l.user_id, g.user_id)
              where l.event_id = $1 and l.removed_at is null)
           select l.id, l.mine, case when l.mine then l.name else l.sent_name end as name,
                  case when l.mine then null else l.by end as by, l.sent_to, l.sent_at, l.sent_name,
                  case when l.mine then l.sent end as sent,
                  array(select m.id::text from media m left join selection_list_medias i on i.media_id = m.id and i.list_id = l.id
                         where m.event_id = $1 and ${visible}
                           and case when l.mine then i.id is not null else coalesce(l.sent, '[]'::jsonb) ? m.id::text end
                         order by m.id) as medias
             from l where l.mine or l.sent_to = any($3::text[])
            order by l.mine desc, l.created_at, l.id`,
    values: [event.id, personOf(viewer), reach],
  });
  return rows.map(({ id, mine, name, by, medias, sent_to, sent_at, sent_name, sent }) => ({
    ...{ id, mine, name, by, medias },
    sent:
      sent_to && sent_at
        ? {
            to: sent_to,
            at: sent_at.toISOString(),
            changed: mine && (name !== sent_name || !sameIds(medias, sent ?? [])),
          }
        : null,
  }));
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(b);
  return a.length === known.size && a.every((id) => known.has(id));
}

/** A locked list of its owner. */
export interface HeldList {
  name: string;
  removed: boolean;
  sent_to: SentTo | null;
}

/** Locks a list of this person until the transaction ends; null if it does not exist or belongs to another. */
export async function holdList(
  sql: Sql,
  { event, list, person }: { event: string; list: string; person: string },
): Promise<HeldList | null> {
  const { rows } = await sql.query<HeldList>({
    name: 'hold-list',
    text: `select l.name, l.removed_at is not null as removed, l.sent_to
             from selection_lists l left join grants g on g.id = l.grant_id
            where l.id = $1 and l.event_id = $2 and ${WHO('l')} = $3 for update of l`,
    values: [list, event, person],
  });
  return rows[0] ?? null;
}

/** Counts a person's lists in a project, without deleted ones. */
export async function countLists(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from selection_lists l left join grants g on g.id = l.grant_id
      where l.event_id = $1 and l.removed_at is null and ${WHO('l')} = $2`,
    [event, person],
  );
  return rows[0]?.count ?? 0;
}
