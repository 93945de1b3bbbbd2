import { listExpiring } from '@/modules/home/queries/cards';
import { dayText } from '@/ui/admin/times';
import { defineProjectsCard } from '../define-projects-card';

/** Days before a project's expiry from which the card lists it. */
const SOON_DAYS = 14;
const SHOWN = 3;

/** Projects that close soon, the next one first. */
export const expiringCard = defineProjectsCard({
  name: 'projects.expiring',
  permission: 'project.update',
  tone: 'soon',
  list: ({ account }) => listExpiring(account, SOON_DAYS, SHOWN),
  title: 'admin-home.card.expiring',
  show: ({ id, day }, { t, locale }) => ({
    href: `/admin/projects/${id}/details`,
    about: t('admin-home.card.openUntil', { day: dayText(day, locale) }),
  }),
  // The address opens the question by how long, as the button says.
  button: ({ href }, { t }) => ({ label: t('admin-home.card.extend'), href: `${href}?extend=1` }),
});
