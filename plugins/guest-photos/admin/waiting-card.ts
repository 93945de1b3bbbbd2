import { defineCard } from '@plugins/kit/admin';
import { NeedCard } from '@plugins/kit/admin/parts';
import { listWaiting } from '../queries';

/** Card of Home: projects with photographs from guests that wait for the studio. */
export const waitingCard = defineCard({
  name: 'guest-photos.waiting',
  permission: 'guest-photos.moderate',
  load: async ({ account, sql, covers, t }) => {
    if (!account) return null;
    const rows = await listWaiting(sql, account);
    const [first] = rows;
    if (!first) return null;
    const pictures = await covers(rows.map(({ id }) => id));
    const href = (id: string) => `/admin/projects/${id}/guest-photos`;
    return {
      tone: 'waits' as const,
      count: first.all,
      title: t('guest-photos.admin.card.title', { count: first.all }),
      things: rows.map(({ id, name, waiting }) => ({
        href: href(id),
        name,
        about: t('guest-photos.admin.card.about', { count: waiting }),
        src: pictures.get(id) ?? null,
      })),
      button: { label: t('guest-photos.admin.card.button'), href: href(first.id) },
    };
  },
  Card: NeedCard,
});
