import type { FeatureTrash } from '@/core/features/feature-trash';
import { translator } from '@/core/i18n/translate';
import { countDeleted, listDeleted } from './queries/client-rows';

/** Deleted clients; users who may delete them may restore them. */
export const clientTrash: FeatureTrash = {
  label: 'admin-clients.nav',
  permission: 'client.write',
  count: countDeleted,
  list: async (account, locale) => {
    const rows = await listDeleted(account);
    return rows.map(({ id, name, email, until }) => ({
      id,
      name: name || email || translator(locale)('admin-clients.noName'),
      about: name ? (email ?? '') : '',
      until,
      restore: `/api/x/studio/clients/${id}/restore`,
    }));
  },
};
