import { TRASH_DAYS } from '@/core/constants';
import { pool } from '@/core/db/pool';
import type { FeatureTrash } from '@/core/features/feature-trash';
import { translator } from '@/core/i18n/translate';

const GONE = `($1::uuid is null or account_id = $1) and deleted_at > now() - make_interval(days => $2)`;
/** Maximum number on the screen, last deleted first. */
const MOST = 200;

/** Deleted clients; users who may delete them may restore them. */
export const clientTrash: FeatureTrash = {
  label: 'admin-clients.nav',
  permission: 'client.write',
  count: async (account) => {
    const { rows } = await pool().query<{ count: number }>(
      `select count(*)::int as count from clients where ${GONE}`,
      [account, TRASH_DAYS],
    );
    return rows[0]?.count ?? 0;
  },
  list: async (account, locale) => {
    const { rows } = await pool().query<{ id: string; name: string; email: string | null; until: Date }>(
      `select id, name, email, deleted_at + make_interval(days => $2) as until
         from clients where ${GONE} order by deleted_at desc, id limit ${MOST}`,
      [account, TRASH_DAYS],
    );
    return rows.map(({ id, name, email, until }) => ({
      id,
      name: name || email || translator(locale)('admin-clients.noName'),
      about: name ? (email ?? '') : '',
      until,
      restore: `/api/x/studio/clients/${id}/restore`,
    }));
  },
};
