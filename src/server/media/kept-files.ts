import { pool } from '@/server/database/pool';

/** A stored file by the names in its key. */
export interface StoredFile {
  kind: 'originals' | 'watermarks' | 'logos' | 'derivatives';
  key: string;
  /** The account's id, or the photograph's. */
  owner: string;
  /** The hash, or the version. */
  name: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OF_ACCOUNT = new RegExp(`^accounts/(${UUID})/(originals|watermarks|logos)/([0-9a-f]{64})(?:\\.png)?$`);
const OF_MEDIA = new RegExp(`^derivatives/${UUID}/(${UUID})/([\\w-]+)/[^/]+$`);

/** Reads a key of ours; null for any other, which nobody shall touch. */
export function readStoredKey(key: string): StoredFile | null {
  const [, owner = '', kind = '', name = ''] = OF_ACCOUNT.exec(key) ?? [];
  if (kind) return { kind: kind as 'originals' | 'watermarks' | 'logos', key, owner, name };
  const [, media = '', version = ''] = OF_MEDIA.exec(key) ?? [];
  return media ? { kind: 'derivatives', key, owner: media, name: version } : null;
}

/** Who refers to a file of each kind: `k.owner` and `k.name` are from its key. What waits to be drawn keeps all it has. */
const REFERRED = {
  originals: `select 1 from media m where m.account_id = k.owner and m.sha256 = k.name
    union all select 1 from uploads u where u.account_id = k.owner and u.sha256 = k.name
      and u.state in ('receiving', 'verified')`,
  watermarks: 'select 1 from brands b where b.account_id = k.owner and b.watermark_sha256 = k.name',
  logos: 'select 1 from brands b where b.account_id = k.owner and b.logo_sha256 = k.name',
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
