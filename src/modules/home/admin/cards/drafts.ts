import { listDrafts } from '@/modules/home/queries/cards';
import { defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

const SHOWN = 3;

/** Projects that were not published yet, the latest first, each with its next step. */
export const draftsCard = defineCard({
  name: 'projects.drafts',
  permission: 'project.update',
  load: async ({ account, covers, t }) => {
    if (!account) return null;
    const rows = await listDrafts(account, SHOWN);
    const things = rows.map(({ id, name, photos, products }) => {
      const step = photos === 0 ? 'photos' : products === 0 ? 'products' : 'clients';
      return { id, name, about: t(`admin.steps.${step}`), href: `/admin/projects/${id}/${step}` };
    });
    const [first] = things;
    if (!first) return null;
    const pictures = await covers(rows.map(({ id }) => id));
    const count = rows[0]?.count ?? things.length;
    return {
      tone: 'waits' as const,
      count,
      title: t('admin-home.card.drafts', { count }),
      things: things.map(({ id, ...thing }) => ({ ...thing, src: pictures.get(id) ?? null })),
      button: { label: first.about, href: first.href },
    };
  },
  Card: NeedCard,
});
