import { defineCard } from '@plugins/kit/admin';
import { NeedCard } from '@plugins/kit/admin/parts';
import { listWaiting } from '../queries/waiting';

/** Card of Home: projects with unresolved photographs whose last comment is a client's. */
export const unansweredCard = defineCard({
  name: 'talk.unanswered',
  permission: 'talk.moderate',
  load: async ({ account, sql, covers, t }) => {
    if (!account) return null;
    const rows = await listWaiting(sql, account);
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
