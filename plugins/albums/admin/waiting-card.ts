import { defineProjectsCard } from '@plugins/kit/admin';
import { listWaitingAlbums } from '../queries/waiting';
import { isolateSizes } from '../rules/sizes';

/** Card of Home: albums that clients approved and whose files are not made yet, or with open notes. */
export const waitingCard = defineProjectsCard({
  name: 'albums.waiting',
  permission: 'albums.manage',
  list: ({ sql, account }) => listWaitingAlbums(sql, account),
  title: 'albums.admin.waits',
  show: ({ id, album: open, title, notes, round, changed }, { t }) => {
    const album = isolateSizes(title);
    return {
      href: `/admin/projects/${id}/albums?album=${open}`,
      about:
        notes === null
          ? t(changed ? 'albums.admin.card.changed' : 'albums.admin.card.approved', { album, round })
          : t('albums.admin.card.notes', { album, count: notes }),
    };
  },
  button: 'albums.admin.card.button',
});
