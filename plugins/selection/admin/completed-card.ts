import { defineCard } from '@plugins/kit/admin';
import { NeedCard } from '@plugins/kit/admin/parts';

const SHOWN = 3;

/** Card of Home: complete selections that are not being edited, whose picks this person has not viewed since. */
export const completedCard = defineCard({
  name: 'selection.completed',
  permission: 'selection.export',
  load: async ({ account, user, sql, covers, t }) => {
    if (!account) return null;
    const rows = await sql<{ id: string; name: string; picks: number; count: number }>(
      `select e.id, e.name, count(*) over ()::int as count,
              (select count(*)::int from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                join media m on m.id = pm.media_id and m.deleted_at is null
                where pm.event_id = e.id) as picks
         from events e
        where e.account_id = $1 and e.deleted_at is null and e.archived_at is null and e.printselectiondone
          and e.editing_at is null and e.delivered_at is null
          and not exists (select 1 from user_marks k
                           where k.user_id = $2 and k.mark = 'looked:' || e.id and k.at >= e.completed_at)
        order by e.completed_at desc nulls last limit ${SHOWN}`,
      [account, user],
    );
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
