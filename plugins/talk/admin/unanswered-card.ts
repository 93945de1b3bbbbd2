import { defineCard, parts } from '@plugins/kit/admin';

const SHOWN = 3;

/** On Home: projects with photographs a client has written about last, and that are not done. */
export const unansweredCard = defineCard({
  name: 'talk.unanswered',
  permission: 'talk.moderate',
  load: async ({ account, sql, covers, t }) => {
    if (!account) return null;
    const rows = await sql<{ id: string; name: string; waiting: number; all: number }>(
      `select e.id, e.name, count(*)::int as waiting, (sum(count(*)) over ())::int as all
         from (select c.media_id, c.event_id, max(c.created_at) as at,
                      (array_agg(coalesce(c.by_studio, false) order by c.created_at desc, c.id desc))[1] as by_studio
                 from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null and m.state <> 'refused'
                where c.account_id = $1 and c.removed_at is null group by c.media_id, c.event_id) t
         join events e on e.id = t.event_id and e.deleted_at is null and e.archived_at is null
         left join talk_threads k on k.media_id = t.media_id
        where not t.by_studio and k.resolved_at is null
        group by e.id order by max(t.at) desc, e.id limit ${SHOWN}`,
      [account],
    );
    const [first] = rows;
    if (!first) return null;
    const pictures = await covers(rows.map(({ id }) => id));
    const href = (id: string) => `/admin/projects/${id}/talk?state=open`;
    return {
      tone: 'waits' as const,
      count: first.all,
      title: t('talk.admin.card.title', { count: first.all }),
      things: rows.map(({ id, name, waiting }) => ({
        href: href(id),
        name,
        about: t('talk.admin.card.about', { count: waiting }),
        src: pictures.get(id) ?? null,
      })),
      button: { label: t('talk.admin.card.button'), href: href(first.id) },
    };
  },
  Card: parts.NeedCard,
});
