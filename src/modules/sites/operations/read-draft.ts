import { pool } from '@/core/db/pool';
import { PLATFORM_PICTURES, sitePictureBase } from '../picture-address';
import { documentWithProse } from '../prose';
import { documentShape, type SiteDocument } from '../rules/document';
import { markUntouched } from '../rules/samples';
import type { StudioPicture, StudioSite } from '../rules/studio-site';
import { originOfPlatform, originOfSite } from '../site';
import { sampleStarters } from '../starters';
import { faceOf } from './enter-site';

interface Row {
  id: string;
  draft: unknown;
  live: SiteDocument | null;
  revision: number;
  published_at: Date | null;
  scheduled_at: Date | null;
}

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
  const { rows } = await pool().query<Row>(
    `select id, draft, live, revision::int, published_at, scheduled_at from sites
      where account_id is not distinct from $1::uuid`,
    [account],
  );
  const [row] = rows;
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

interface PictureRow {
  id: string;
  owner: string;
  sha256: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  state: StudioPicture['state'];
  name: string | null;
  alt: StudioPicture['alt'] | null;
  focus_x: number;
  focus_y: number;
}

/** Returns the pictures of a site by id, or those of `only` if given. */
export async function readPictures(
  site: string,
  only: readonly string[] | null = null,
): Promise<Record<string, StudioPicture>> {
  const { rows } = await pool().query<PictureRow>(
    `select id, coalesce(account_id::text, $2) as owner, sha256, width::int, height::int, widths, state, name, alt,
            coalesce(focus_x, 50)::float as focus_x, coalesce(focus_y, 50)::float as focus_y
       from site_pictures where site_id = $1 and ($3::uuid[] is null or id = any($3)) order by id`,
    [site, PLATFORM_PICTURES, only],
  );
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
