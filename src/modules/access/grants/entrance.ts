import { pool } from '@/core/db/pool';
import { EVENT_COLUMNS, EVENT_FROM, type EventRow } from '@/modules/access/project-repo';
import type { GrantRow } from './repo';

/** What a request addresses: a project, or the project that a gallery or product belongs to. */
export type Route = { event: string } | { gallery: string } | { product: string };

/** The project that was addressed, and the request's grant for it. */
export interface Entrance {
  event: EventRow;
  /** A valid grant of this project among those of the request. */
  grant: GrantRow | null;
  /** The project, gallery or product that was requested. */
  thing: { id: string; name: string };
  /** Whether only the account may see the thing. */
  withheld: boolean;
}

/** SQL for each kind of thing: `id`, `name`, its `event`, and whether only the account sees it. */
const THING = {
  event: 'select id, name, id as event, false as withheld from events',
  gallery: 'select id, name, event_id as event, private as withheld from galleries',
  product: 'select id, name, event_id as event, false as withheld from products',
};

const GRANT = `json_build_object('id', g.id, 'event_id', g.event_id, 'role', g.role, 'client_id', g.client_id,
  'user_id', g.user_id, 'name', coalesce(g.name, c.name), 'email', coalesce(g.email, c.email),
  'locale', coalesce(g.locale::text, c.locale::text), 'introduced', g.introduced_at is not null)`;

/**
 * Reads project, thing and grant in one query, since nearly every request needs them first. `grants`: the ids that the
 * request carries, signed by us. The query finds the thing first and the project by its key: without this order,
 * PostgreSQL scans all projects while there are few.
 */
export async function findEntrance(route: Route, grants: string[]): Promise<Entrance | null> {
  const [kind, id] = Object.entries(route)[0] as [keyof typeof THING, string];
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
