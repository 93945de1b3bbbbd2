import { pool } from '@/server/database/pool';
import { featureCounters, type ProjectCounter } from '@/server/projects/project-counters';

/** What a project's people did so far: visits and who came, then what features count. */
export async function readCounters(eventId: string): Promise<ProjectCounter[]> {
  const [{ rows }, added] = await Promise.all([
    pool().query<{ views: number; clients: number }>({
      name: 'project-counters',
      // A person who comes back by another browser, or signed in, is one person.
      text: `select coalesce(sum(views), 0)::int as views,
                    count(distinct coalesce(client_id, user_id, id)) filter (where role = 'client' and views > 0)::int as clients
               from grants where event_id = $1`,
      values: [eventId],
    }),
    featureCounters(eventId),
  ]);
  const { views = 0, clients = 0 } = rows[0] ?? {};
  const own = (name: 'views' | 'clients', count: number): ProjectCounter => ({
    label: `admin-project.counter.${name}`,
    help: `admin-project.counter.${name}Help`,
    count,
  });
  return [own('views', views), own('clients', clients), ...added];
}
