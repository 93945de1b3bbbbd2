import { NO_OWNER, type StoredFile } from '@media/kept-files';
import { pool } from '@/core/db/pool';

/**
 * The rows that refer to a file of each kind: `k.owner` and `k.name` are from its key. A photograph in processing keeps
 * all files.
 */
const REFERRED = {
  originals: `select 1 from media m where m.account_id = k.owner and m.sha256 = k.name
    union all select 1 from uploads u where u.account_id = k.owner and u.sha256 = k.name
      and u.state in ('receiving', 'verified')`,
  assets: 'select 1 from assets a where a.account_id = k.owner and a.filename = k.name',
  // Where they were before they became assets.
  watermarks: `select 1 from assets a where a.account_id = k.owner and a.kind = 'watermark' and a.sha256 = k.name`,
  logos: `select 1 from assets a where a.account_id = k.owner and a.kind = 'logo' and a.sha256 = k.name`,
  'sent pictures': `select 1 from site_pictures p where coalesce(p.account_id, '${NO_OWNER}') = k.owner and p.sha256 = k.name`,
  'site pictures': `select 1 from site_pictures p where p.id = k.owner
    and (left(p.sha256, 12) = k.name or p.state = 'processing')`,
  derivatives: `select 1 from media m where m.id = k.owner and (m.version = k.name or m.state = 'processing')`,
} as const;

/** Those of these files, all of one kind, that no row refers to. */
export async function withoutRows(kind: StoredFile['kind'], files: StoredFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const { rows } = await pool().query<{ key: string }>(
    `select k.key from unnest($1::text[], $2::uuid[], $3::text[]) as k(key, owner, name)
      where not exists (${REFERRED[kind]})`,
    [files.map((file) => file.key), files.map((file) => file.owner), files.map((file) => file.name)],
  );
  const lost = new Set(rows.map((row) => row.key));
  return files.filter((file) => lost.has(file.key));
}
