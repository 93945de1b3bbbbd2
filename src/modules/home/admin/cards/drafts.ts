import { listDrafts } from '@/modules/home/queries/cards';
import { defineProjectsCard } from '../define-projects-card';

const SHOWN = 3;

/** Projects that were not published yet, the latest first, each with its next step. */
export const draftsCard = defineProjectsCard({
  name: 'projects.drafts',
  permission: 'project.update',
  list: ({ account }) => listDrafts(account, SHOWN),
  title: 'admin-home.card.drafts',
  show: ({ id, photos, products }, { t }) => {
    const step = photos === 0 ? 'photos' : products === 0 ? 'products' : 'clients';
    return { href: `/admin/projects/${id}/${step}`, about: t(`admin.steps.${step}`) };
  },
  button: ({ href, about }) => ({ label: about, href }),
});
