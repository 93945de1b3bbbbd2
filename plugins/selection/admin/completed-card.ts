import { defineProjectsCard } from '@plugins/kit/admin';
import { listCompleted } from './queries';

/** Card of Home: complete selections that are not being edited, whose picks this person has not viewed since. */
export const completedCard = defineProjectsCard({
  name: 'selection.completed',
  permission: 'selection.export',
  list: ({ sql, account, user }) => listCompleted(sql, { account, user }),
  title: 'selection.admin.card.title',
  show: ({ id, picks }, { t }) => ({
    href: `/admin/projects/${id}/picks`,
    about: t('selection.admin.card.picks', { count: picks }),
  }),
  button: 'selection.admin.card.button',
});
