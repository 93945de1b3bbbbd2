import { defineProjectsCard } from '@plugins/kit/admin';
import { listWaiting } from '../queries';

/** Card of Home: projects with photographs from guests that wait for the studio. */
export const waitingCard = defineProjectsCard({
  name: 'guest-photos.waiting',
  permission: 'guest-photos.moderate',
  list: ({ sql, account }) => listWaiting(sql, account),
  title: 'guest-photos.admin.card.title',
  show: ({ id, waiting }, { t }) => ({
    href: `/admin/projects/${id}/guest-photos`,
    about: t('guest-photos.admin.card.about', { count: waiting }),
  }),
  button: 'guest-photos.admin.card.button',
});
