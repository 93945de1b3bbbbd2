import { defineCard } from '@plugins/kit/admin';
import { NeedCard } from '@plugins/kit/admin/parts';
import { WAITING } from '../rules/waiting';

const SHOWN = 3;

/** Card of Home: projects with unresolved photographs whose last comment is a client's. */
export const unansweredCard = defineCard({
  name: 'talk.unanswered',
  permission: 'talk.moderate',
  load: async ({ account, sql, covers, t }) => {
    if (!account) return null;
    const rows = await sql<{ id: string; name: string; waiting: number; all: number }>(
      `select e.id, e.name, count(*)::int as waiting, (sum(count(*)) over ())::int as all
         from (${WAITING}) t
         join events e on e.id = t.event_id and e.deleted_at is null and e.archived_at is null
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
  Card: NeedCard,
});
