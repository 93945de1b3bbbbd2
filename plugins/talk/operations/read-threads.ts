import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { threadState } from '../rules/thread-state';
import type { ThreadHead, ThreadsView } from '../rules/wire';
import { settings } from '../settings';
import { isStudio, personOf, WRITER } from './who';

interface Row extends Omit<ThreadHead, 'state'> {
  resolved: boolean;
  last_by_studio: boolean;
}

/**
 * Reads which photographs of a project have comments, as far as this person sees them, with numbers of unread ones.
 */
export async function readThreads({ event, viewer }: Authorized): Promise<ThreadsView> {
  const [{ comments }, { rows }] = await Promise.all([
    settings.read(event.account_id),
    pool().query<Row>({
      name: `talk-threads-${viewer.role}`,
      text: `select c.media_id as media, count(*)::int as count,
                    (count(*) filter (where ${WRITER} is distinct from $2 and c.created_at > coalesce(s.seen_at, '-infinity')))::int as unread,
                    bool_or(t.resolved_at is not null) as resolved,
                    (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] as last_by_studio
               from talk_comments c join media m on m.id = c.media_id and ${visibleTo(viewer.role)}
               left join talk_threads t on t.media_id = c.media_id
               left join talk_seen s on s.media_id = c.media_id and s.person = $2
               left join grants g on g.id = c.grant_id
              where c.event_id = $1 and c.removed_at is null
              group by c.media_id`,
      values: [event.id, personOf(viewer)],
    }),
  ]);
  return {
    open: comments || isStudio(viewer),
    threads: rows.map(({ resolved, last_by_studio, ...head }) => ({
      ...head,
      state: threadState({ resolved, lastByStudio: last_by_studio }),
    })),
  };
}
