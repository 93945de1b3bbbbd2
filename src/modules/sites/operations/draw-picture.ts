import { deriveSitePicture } from '@media/derive/derive';
import { probePhotograph } from '@media/derive/probe';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { pool } from '@/core/db/pool';
import { sitePictureKey } from '../picture-address';
import { findForRendering, markRefused, markRendered } from '../queries/pictures';
import { sentKey } from './take-pictures';

/** Widths of a site's rendered pictures, in pixels: phones, tablets, desktops, large screens. */
export const WIDTHS = [480, 900, 1600, 2400] as const;
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Renders a picture of a site in every size, from the project's original or the upload, and marks it ready. Idempotent.
 * Refuses an undecodable file; throws on any other failure, so that the job retries. `again`: only the focal point
 * changed, so only the card is rendered.
 */
export async function renderPicture(id: string, { again = false } = {}): Promise<void> {
  const row = await findForRendering(pool(), { id, state: again ? 'ready' : 'processing' });
  const sha256 = row?.sha256 ?? row?.original;
  if (!row || !sha256) return;
  const key =
    row.original && row.account ? originalKey(row.account, row.original) : sentKey(row.owner, sha256);
  try {
    await storage().withLocalFile(key, async (path) => {
      const photo = await probePhotograph(path);
      const { files, widths, width, height, tint } = await deriveSitePicture(path, photo, {
        widths: again ? [] : WIDTHS,
        widest: WIDTHS[3],
        focus: { x: row.focus_x, y: row.focus_y },
      });
      const version = sha256.slice(0, 12);
      for (const { name, data } of files)
        await storage().put(sitePictureKey(row.owner, id, version, name), Buffer.from(data), {
          contentType: TYPES[name.split('.')[1] ?? 'jpg'] ?? 'image/jpeg',
        });
      if (again) return;
      await markRendered(pool(), id, { sha256, width, height, widths, tint });
    });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'KeepersError') throw error;
    if (again) return;
    await markRefused(pool(), id);
  }
}
