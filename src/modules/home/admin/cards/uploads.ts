import { type CardGallery, listInterrupted, listRefused } from '@/modules/home/queries/cards';
import type { CardQuestion } from '../define-card';
import { defineProjectsCard } from '../define-projects-card';

const SHOWN = 3;

const show = ({ id, gallery, photos, gallery_name }: CardGallery, { t }: CardQuestion) => ({
  href: `/admin/projects/${id}/photos?gallery=${gallery}`,
  about: t('admin-home.card.inGallery', { count: photos, gallery: gallery_name }),
});

/** Rejected photographs of the last month: to be uploaded again, or deleted. */
export const refusedCard = defineProjectsCard({
  name: 'uploads.refused',
  permission: 'upload.read',
  tone: 'trouble',
  list: ({ account }) => listRefused(account, SHOWN),
  title: 'admin-home.card.refused',
  show,
  button: 'admin-home.card.look',
});

/** Interrupted uploads: listed from an hour after they began until the sweep deletes them. */
export const interruptedCard = defineProjectsCard({
  name: 'uploads.interrupted',
  permission: 'upload.read',
  tone: 'trouble',
  list: ({ account }) => listInterrupted(account, SHOWN),
  title: 'admin-home.card.interrupted',
  show,
  button: 'admin-home.card.sendAgain',
});
