import { pool } from '@plugins/kit/server/database';
import { deriveSize, type UploadResolution } from '@plugins/kit/server/internal';
import { derivativeKey, originalKey, storage } from '@plugins/kit/server/photographs';
import { findRenderSource } from '../queries/photographs';
import { LONG_SIDES } from '../rules/choose-file';
import type { OrderEntry } from '../wire';

/**
 * Renders a photograph in a size that is not stored: from the largest picture its project shows, so that it has the
 * same watermark; only a larger one, for the account, is rendered from the original. Returns false if that version is
 * gone, or cannot be decoded.
 */
export async function renderSized(
  place: { account: string; event: string },
  entry: OrderEntry,
  size: UploadResolution,
  key: string,
): Promise<boolean> {
  const row = await findRenderSource(pool(), entry);
  if (!row || size === 'original') return false;
  const big = entry.source === 'made';
  const from = big
    ? derivativeKey(place.event, entry.media, entry.version, 'big')
    : originalKey(place.account, row.sha256);
  if (!(await storage().stat(from))) return false;
  const photo = big
    ? ({ format: 'jpeg', width: row.width, height: row.height } as const)
    : { format: row.format ?? 'jpeg', width: row.original_width, height: row.original_height };
  const options = { maxSide: LONG_SIDES[size], optimise: row.optimise, watermark: null };
  const drawn = await storage()
    .withLocalFile(from, (path) => deriveSize(path, photo, options))
    .catch((error: Error) => {
      // A photograph that cannot be rendered is left out; an unavailable part is retried.
      if (error.name === 'KeepersError') return null;
      throw error;
    });
  if (!drawn) return false;
  await storage().put(key, drawn.data, { contentType: 'image/jpeg' });
  return true;
}
