import { defineProjectsCard } from '@plugins/kit/admin';
import { listWaiting } from '../queries/waiting';

/** Card of Home: projects with unresolved photographs whose last comment is a client's. */
export const unansweredCard = defineProjectsCard({
  name: 'talk.unanswered',
  permission: 'talk.moderate',
  list: ({ sql, account }) => listWaiting(sql, account),
  title: 'talk.admin.card.title',
  show: ({ id, waiting }, { t }) => ({
    href: `/admin/projects/${id}/talk?state=open`,
    about: t('talk.admin.card.about', { count: waiting }),
  }),
  button: 'talk.admin.card.button',
});
