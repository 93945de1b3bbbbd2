import { ASSETS, readAssetFile } from '@media/assets/asset-name';
import { pool } from '@/core/db/pool';

/** A stored file by the names in its key. */
export interface StoredFile {
  kind: 'assets' | 'originals' | 'watermarks' | 'logos' | 'derivatives' | 'sent pictures' | 'site pictures';
  key: string;
  /** The account's id, the photograph's, or the picture's of a site. */
  owner: string;
  /** The hash, the version, or an asset's file name. */
  name: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OF_ACCOUNT = new RegExp(`^accounts/(${UUID})/(originals|watermarks|logos)/([0-9a-f]{64})(?:\\.png)?$`);
const OF_MEDIA = new RegExp(`^derivatives/${UUID}/(${UUID})/([\\w-]+)/[^/]+$`);
const OF_SITE = new RegExp(`^sites/(${UUID}|platform)/originals/([0-9a-f]{64})$`);
const OF_SITE_PICTURE = new RegExp(`^sites/(?:${UUID}|platform)/(${UUID})/([0-9a-f]{12})/[^/]+$`);
/** The account id of the platform's own site, which has no account. */
const NO_OWNER = '00000000-0000-0000-0000-000000000000';

/** Reads a key of ours; null for any other, which must never be touched. */
export function readStoredKey(key: string): StoredFile | null {
  if (key.startsWith(`${ASSETS}/`)) {
    const file = key.slice(ASSETS.length + 1);
    const asset = readAssetFile(file);
    return asset && { kind: 'assets', key, owner: asset.account, name: file };
  }
  const [, owner = '', kind = '', name = ''] = OF_ACCOUNT.exec(key) ?? [];
  if (kind) return { kind: kind as 'originals' | 'watermarks' | 'logos', key, owner, name };
  const [, media = '', version = ''] = OF_MEDIA.exec(key) ?? [];
  if (media) return { kind: 'derivatives', key, owner: media, name: version };
  const [, whose = '', sent = ''] = OF_SITE.exec(key) ?? [];
  if (sent) return { kind: 'sent pictures', key, owner: whose === 'platform' ? NO_OWNER : whose, name: sent };
  const [, picture = '', drawn = ''] = OF_SITE_PICTURE.exec(key) ?? [];
  return picture ? { kind: 'site pictures', key, owner: picture, name: drawn } : null;
}

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
