import { defineProjectsCard } from '@plugins/kit/admin';
import { listWaitingAlbums } from '../queries/waiting';

/** Card of Home: albums that clients approved and whose files are not made yet, or with open notes. */
export const waitingCard = defineProjectsCard({
  name: 'albums.waiting',
  permission: 'albums.manage',
  list: ({ sql, account }) => listWaitingAlbums(sql, account),
  title: 'albums.admin.waits',
  show: ({ id, album, title, notes, round, changed }, { t }) => ({
    href: `/admin/projects/${id}/albums?album=${album}`,
    about:
      notes === null
        ? t(changed ? 'albums.admin.card.changed' : 'albums.admin.card.approved', { album: title, round })
        : t('albums.admin.card.notes', { album: title, count: notes }),
  }),
  button: 'albums.admin.card.button',
});
