import { defineCard } from '@plugins/kit/admin';
import { NeedCard } from '@plugins/kit/admin/parts';
import { listCompleted } from './queries';

/** Card of Home: complete selections that are not being edited, whose picks this person has not viewed since. */
export const completedCard = defineCard({
  name: 'selection.completed',
  permission: 'selection.export',
  load: async ({ account, user, sql, covers, t }) => {
    if (!account) return null;
    const rows = await listCompleted(sql, { account, user });
    const [first] = rows;
    if (!first) return null;
    const pictures = await covers(rows.map(({ id }) => id));
    const href = (id: string) => `/admin/projects/${id}/picks`;
    return {
      tone: 'waits' as const,
      count: first.count,
      title: t('selection.admin.card.title', { count: first.count }),
      things: rows.map(({ id, name, picks }) => ({
        href: href(id),
        name,
        about: t('selection.admin.card.picks', { count: picks }),
        src: pictures.get(id) ?? null,
      })),
      button: { label: t('selection.admin.card.button'), href: href(first.id) },
    };
  },
  Card: NeedCard,
});
