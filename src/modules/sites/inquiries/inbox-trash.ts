import { TRASH_DAYS } from '@/core/constants';
import { pool } from '@/core/db/pool';
import type { FeatureTrash } from '@/core/features/feature-trash';

const GONE = `account_id is not null and ($1::uuid is null or account_id = $1)
  and deleted_at > now() - make_interval(days => $2)`;
/** Length of the excerpt that identifies an inquiry. */
const LETTERS = 120;
/** Maximum number on the screen, last deleted first. */
const MOST = 200;

/** Deleted inquiries; users who may read them may restore them. */
export const inquiryTrash: FeatureTrash = {
  label: 'sites.contact.admin.title',
  permission: 'inquiry.read',
  count: async (account) => {
    const { rows } = await pool().query<{ count: number }>(
      `select count(*)::int as count from site_inquiries where ${GONE}`,
      [account, TRASH_DAYS],
    );
    return rows[0]?.count ?? 0;
  },
  list: async (account) => {
    const { rows } = await pool().query<{ id: string; name: string; about: string; until: Date }>(
      `select id, name, left(message, ${LETTERS}) as about, deleted_at + make_interval(days => $2) as until
           from site_inquiries where ${GONE} order by deleted_at desc, id limit ${MOST}`,
      [account, TRASH_DAYS],
    );
    return rows.map((row) => ({ ...row, restore: `/api/x/sites/inquiries/${row.id}/restore` }));
  },
};
