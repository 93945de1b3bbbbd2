import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaRow } from '@media/lists/queries/lists';
import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import sharp from 'sharp';

export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/**
 * Renders a gallery's icon for a home screen: a square of its cover around the focal point, as PNG of `size` pixels;
 * our own icon if the cover cannot be rendered.
 */
export async function renderGalleryIcon(cover: MediaRow | null, size: IconSize): Promise<Buffer> {
  const key =
    cover?.version && cover.state === 'ready'
      ? derivativeKey(cover.event_id, cover.id, cover.version, 'medium')
      : null;
  const found = key ? await storage().read(key) : null;
  if (!found) return drawMark(size);
  const picture = sharp({ sequentialRead: true });
  found.stream.pipe(picture);
  return picture
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .png({ effort: 4 })
    .toBuffer()
    .catch(() => drawMark(size));
}

async function drawMark(size: IconSize): Promise<Buffer> {
  const mark = await readFile(path.join(process.cwd(), 'src', 'app', 'icon.svg'));
  return sharp(mark, { density: 1200 }).resize(size, size).png().toBuffer();
}
