import { ASSETS, readAssetFile } from '@media/assets/asset-name';

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
export const NO_OWNER = '00000000-0000-0000-0000-000000000000';

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
