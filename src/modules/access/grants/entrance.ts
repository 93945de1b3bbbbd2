import { pool } from '@/core/db/pool';
import { EVENT_COLUMNS, EVENT_FROM, type EventRow } from '@/modules/access/project-repo';
import type { GrantRow } from './repo';

/** A project, or the one that one of its things belongs to. */
export type Door = { event: string } | { gallery: string } | { product: string };

/** What stands behind a door, and the grant that was shown at it. */
export interface Entrance {
  event: EventRow;
  /** A living grant of this project among those that were shown. */
  grant: GrantRow | null;
  /** The thing that was asked for. */
  thing: { id: string; name: string };
  /** Whether nobody but the account may see the thing. */
  withheld: boolean;
}

/** What is looked for behind a door, as `id`, `name`, its `event`, and whether only the account sees it. */
const THING = {
  event: 'select id, name, id as event, false as withheld from events',
  gallery: 'select id, name, event_id as event, private as withheld from galleries',
  product: 'select id, name, event_id as event, false as withheld from products',
};

const GRANT = `json_build_object('id', g.id, 'event_id', g.event_id, 'role', g.role, 'client_id', g.client_id,
  'user_id', g.user_id, 'name', coalesce(g.name, c.name), 'email', coalesce(g.email, c.email),
  'locale', coalesce(g.locale::text, c.locale::text), 'introduced', g.introduced_at is not null)`;

/**
 * One round trip for what nearly every request asks first. `grants`: the ids a request carries, signed by us. The thing
 * is found first and the project by its key: left to choose, Postgres walks through all projects while there are few.
 */
export async function findEntrance(door: Door, grants: string[]): Promise<Entrance | null> {
  const [kind, id] = Object.entries(door)[0] as [keyof typeof THING, string];
  const { rows } = await pool().query<
    EventRow & { living_grant: GrantRow | null; thing_id: string; thing_name: string; withheld: boolean }
  >({
    name: `entrance-${kind}`,
    text: `with t as materialized (${THING[kind]} where id = $1 and deleted_at is null)
           select ${EVENT_COLUMNS}, t.id as thing_id, t.name as thing_name, t.withheld,
                  (select ${GRANT} from grants g left join clients c on c.id = g.client_id
                    where g.id = any($2::uuid[]) and g.event_id = e.id and g.revoked_at is null
                      and (g.expires_at is null or g.expires_at > now())
                    limit 1) as living_grant
             ${EVENT_FROM} cross join t
            where e.id = (select event from t) and e.deleted_at is null`,
    values: [id, grants],
  });
  if (!rows[0]) return null;
  const { living_grant, thing_id, thing_name, withheld, ...event } = rows[0];
  return { event, grant: living_grant, thing: { id: thing_id, name: thing_name }, withheld };
}
