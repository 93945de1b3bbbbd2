import type { FeatureTrash } from '@/core/features/feature-trash';
import { countGone, listGone } from './queries';

/** Deleted inquiries; users who may read them may restore them. */
export const inquiryTrash: FeatureTrash = {
  label: 'sites.contact.admin.title',
  permission: 'inquiry.read',
  count: countGone,
  list: async (account) =>
    (await listGone(account)).map((row) => ({ ...row, restore: `/api/x/sites/inquiries/${row.id}/restore` })),
};
