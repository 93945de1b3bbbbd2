import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { Mark } from '../rules/marks';
import { threadState } from '../rules/thread-state';
import type { CommentView, ThreadView } from '../rules/wire';
import { isStudio, personOf, WRITER } from './who';

interface Row {
  id: string;
  media: string;
  text: string;
  marks: Mark[] | null;
  at: Date;
  name: string | null;
  studio: boolean;
  mine: boolean;
  fresh: boolean;
  earlier: boolean;
  resolved: boolean;
}

/** Reads the comments of photographs, oldest first; photographs this person may not see have none. */
export async function readComments(
  { event, viewer }: Authorized,
  medias: readonly string[],
): Promise<Map<string, ThreadView>> {
  const { rows } = await pool().query<Row>({
    name: `talk-comments-${viewer.role}`,
    text: `select c.id, c.media_id as media, coalesce(c.text, '') as text, c.marks, c.created_at as at,
                  coalesce(g.name, k.name, nullif(btrim(u.first_name), '')) as name,
                  c.by_studio as studio, ${WRITER} is not distinct from $3 as mine,
                  ${WRITER} is distinct from $3 and c.created_at > coalesce(s.seen_at, '-infinity') as fresh,
                  c.picture is distinct from left(m.sha256, 64) as earlier, t.resolved_at is not null as resolved
             from talk_comments c join media m on m.id = c.media_id and ${visibleTo(viewer.role)}
             left join talk_threads t on t.media_id = c.media_id
             left join talk_seen s on s.media_id = c.media_id and s.person = $3
             left join grants g on g.id = c.grant_id left join clients k on k.id = g.client_id
             left join users u on u.id = c.user_id
            where c.event_id = $1 and c.media_id = any($2::uuid[]) and c.removed_at is null
            order by c.created_at, c.id`,
    values: [event.id, medias, personOf(viewer)],
  });
  const found = new Map<string, ThreadView>();
  for (const row of rows) {
    const { media, resolved, at, marks, ...comment } = row;
    const thread = found.get(media) ?? { media, state: null, comments: [] };
    const removable = row.mine || isStudio(viewer);
    const view: CommentView = { ...comment, at: at.toISOString(), marks: marks ?? [], removable };
    thread.comments.push(view);
    thread.state = threadState({ resolved, lastByStudio: row.studio });
    found.set(media, thread);
  }
  return found;
}
