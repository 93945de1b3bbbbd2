import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { deriveSheet, withLocalFiles } from '@plugins/kit/server/internal';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import { listAlbumPhotos, type PhotoRow } from '../queries/photos';
import type { AlbumDocument, AlbumPhoto } from '../rules/document';
import { usedIn } from '../rules/document';
import type { PlannedPart } from '../rules/plan-sheet';

type Sheet = Parameters<typeof deriveSheet>[0];
type Format = Sheet['parts'][number]['photo']['format'];

/** JPEG quality of what is printed. */
export const PRINT_QUALITY = 92;

/** An album to print: its document, its photographs, and how its parts are rendered from originals. */
export interface PrintSource {
  document: AlbumDocument;
  photos: ReadonlyMap<string, AlbumPhoto>;
  /** Returns the names of its photographs whose original is not in the storage. */
  missing: () => Promise<string[]>;
  render: (
    sheet: Omit<Sheet, 'parts' | 'quality' | 'density'>,
    parts: readonly (PlannedPart & { left: number; top: number })[],
  ) => Promise<Buffer>;
}

/** Returns an album as it is printed. Throws NOT_FOUND from `render` for a photograph that was deleted. */
export async function printSource(
  { account, event }: { account: string; event: string },
  document: AlbumDocument,
  /** The key of a lab's color profile; sRGB without. */
  profile: string | null = null,
): Promise<PrintSource> {
  const rows = await listAlbumPhotos(pool(), { event, product: null, ids: usedIn(document) });
  const known = new Map<string, PhotoRow>(rows.map((row) => [row.id, row]));
  const photos = new Map(rows.map(({ id, width, height }) => [id, { id, width, height, focal: null }]));
  return {
    document,
    photos,
    missing: async () => {
      const names: string[] = [];
      for (const { name, sha256 } of rows)
        if ((await storage().stat(originalKey(account, sha256))) === null) names.push(name);
      return names;
    },
    render: (sheet, parts) => {
      const found = parts.map(({ media }) => known.get(media));
      const keys = found.map((row) => {
        if (!row) throw new KeepersError('NOT_FOUND');
        return originalKey(account, row.sha256);
      });
      return withLocalFiles(profile ? [...keys, profile] : keys, async (paths) => {
        const drawn = await deriveSheet({
          ...sheet,
          parts: parts.map(({ media: _, ...part }, at) => {
            const row = found[at] as PhotoRow;
            const photo = { format: (row.format ?? 'jpeg') as Format, width: row.width, height: row.height };
            return { ...part, path: paths[at] as string, photo };
          }),
          quality: PRINT_QUALITY,
          density: document.format.dpi,
          ...(profile && { profile: paths.at(-1) as string }),
        });
        return Buffer.from(drawn.data);
      });
    },
  };
}
