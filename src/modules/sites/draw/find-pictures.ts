import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { PLATFORM_PICTURES, sitePictureBase } from '../picture-address';
import { sayWords } from '../rules/resolve-settings';
import type { SitePicture, Words } from '../rules/site-fields';

interface Row {
  id: string;
  owner: string;
  sha256: string;
  width: number;
  height: number;
  widths: number[];
  focus_x: number;
  focus_y: number;
  alt: Words | null;
  tint: string | null;
}

/** Returns a site's rendered pictures by id, as views need them. Excludes pictures of other sites. */
export async function findPictures(
  siteId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, SitePicture>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool().query<Row>({
    name: 'site-pictures',
    text: `select id, coalesce(account_id::text, $3) as owner, sha256, width::int, height::int, widths, focus_x::float, focus_y::float, alt, tint
             from site_pictures where site_id = $1 and id = any($2::uuid[]) and state = 'ready'`,
    values: [siteId, [...new Set(ids)], PLATFORM_PICTURES],
  });
  return new Map(
    rows.map(({ id, owner, sha256, width, height, widths, focus_x, focus_y, alt, tint }) => [
      id,
      {
        id,
        base: sitePictureBase(owner, id, sha256.slice(0, 12)),
        width,
        height,
        widths,
        alt: sayWords(alt, locale),
        focus: { x: focus_x, y: focus_y },
        tint,
      },
    ]),
  );
}
