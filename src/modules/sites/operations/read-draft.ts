import { pool } from '@/core/db/pool';
import { sitePictureBase } from '../picture-address';
import { documentWithProse } from '../prose';
import { readEditedPictures } from '../queries/pictures';
import { findEditedSite } from '../queries/sites';
import { documentShape, type SiteDocument } from '../rules/document';
import { markUntouched } from '../rules/samples';
import type { StudioPicture, StudioSite } from '../rules/studio-site';
import { originOfPlatform, originOfSite } from '../site';
import { sampleStarters } from '../starters';
import { faceOf } from './enter-site';

/**
 * Returns a document with fields added since it was stored, its Markdown as Lexical's JSON, and its samples marked;
 * unchanged if it no longer fits the schema.
 */
export function whole(stored: unknown): SiteDocument {
  const { data } = documentShape.safeParse(stored);
  return data ? markUntouched(documentWithProse(data), sampleStarters()) : (stored as SiteDocument);
}

/**
 * Returns the draft of an account (`null`: the platform) with related data; its document is null if there is no site.
 */
export async function readDraft(account: string | null, may_publish = false): Promise<StudioSite> {
  const site = await faceOf(account);
  const row = await findEditedSite(pool(), account);
  return {
    document: row ? whole(row.draft) : null,
    revision: row?.revision ?? 0,
    live: row?.live ? whole(row.live) : null,
    pictures: row ? await readPictures(row.id) : {},
    published_at: row?.published_at?.toISOString() ?? null,
    scheduled_at: row?.scheduled_at?.toISOString() ?? null,
    address: account === null ? originOfPlatform() : site.name ? originOfSite(site) : null,
    site_name: site.name || null,
    studio: site.brand.name,
    may_publish,
  };
}

/** Returns the pictures of a site by id, or those of `only` if given. */
export async function readPictures(
  site: string,
  only: readonly string[] | null = null,
): Promise<Record<string, StudioPicture>> {
  const rows = await readEditedPictures(pool(), { site, only });
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      {
        base:
          row.state === 'ready' && row.sha256
            ? sitePictureBase(row.owner, row.id, row.sha256.slice(0, 12))
            : null,
        widths: row.widths ?? [],
        width: row.width,
        height: row.height,
        state: row.state,
        name: row.name,
        alt: row.alt ?? {},
        focus: { x: row.focus_x, y: row.focus_y },
      },
    ]),
  );
}
