import { listExpiring } from '@/modules/home/queries/cards';
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
  load: async ({ account, covers, t, locale }) => {
    if (!account) return null;
    const rows = await listExpiring(account, SOON_DAYS, SHOWN);
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
