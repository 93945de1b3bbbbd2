import { dayText } from '@/ui/admin/times';
import { defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

/** Days before a project's expiry from which the card lists it. */
const SOON_DAYS = 14;
const SHOWN = 3;

/** Projects that close soon, the next one first. */
export const expiringCard = defineCard({
  name: 'projects.expiring',
  permission: 'project.update',
  load: async ({ account, sql, covers, t, locale }) => {
    if (!account) return null;
    const rows = await sql<{ id: string; name: string; day: string; count: number }>(
      `select id, name, to_char(expires_at at time zone coalesce(nullif(time_zone, ''), 'UTC'), 'YYYY-MM-DD') as day,
              count(*) over ()::int as count
         from events
        where account_id = $1 and deleted_at is null and archived_at is null and published_at is not null
          and expires_at > now() and expires_at < now() + make_interval(days => $2)
        order by expires_at limit $3`,
      [account, SOON_DAYS, SHOWN],
    );
    const [first] = rows;
    if (!first) return null;
    const pictures = await covers(rows.map(({ id }) => id));
    const href = (id: string) => `/admin/projects/${id}/details`;
    return {
      tone: 'soon' as const,
      count: first.count,
      title: t('admin-home.card.expiring', { count: first.count }),
      things: rows.map(({ id, name, day }) => ({
        href: href(id),
        name,
        about: t('admin-home.card.openUntil', { day: dayText(day, locale) }),
        src: pictures.get(id) ?? null,
      })),
      // The address opens the question by how long, as the button says.
      button: { label: t('admin-home.card.extend'), href: `${href(first.id)}?extend=1` },
    };
  },
  Card: NeedCard,
});
