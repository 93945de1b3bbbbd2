import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { sitePictureBase } from '../picture-address';
import { readShownPictures } from '../queries/pictures';
import { sayWords } from '../rules/resolve-settings';
import type { SitePicture } from '../rules/site-fields';

/** Returns a site's rendered pictures by id, as views need them. Excludes pictures of other sites. */
export async function findPictures(
  siteId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, SitePicture>> {
  if (ids.length === 0) return new Map();
  const rows = await readShownPictures(pool(), { site: siteId, ids: [...new Set(ids)] });
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
