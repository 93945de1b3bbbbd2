import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { findPictures, renderPage } from '../draw/draw-page';
import { missingPage } from '../draw/missing-page';
import { emptyFrames, shapeOfStandIn, standIns } from '../draw/stand-ins';
import { siteParts } from '../parts';
import { choosePhotographs, readShapes } from '../queries/photographs';
import { findSiteId } from '../queries/sites';
import { documentShape, type SiteDocument } from '../rules/document';
import { fillEmpty, wantsPictures } from '../rules/fill-empty';
import { fillStarter, slotsOf } from '../rules/fill-starter';
import { picturesOf } from '../rules/missing-pictures';
import type { SitePicture } from '../rules/site-fields';
import { originOfPlatform, originOfSite } from '../site';
import { starterIn } from './begin-site';
import { faceOf } from './enter-site';

/** A page rendered for users of the builder. */
export interface RenderedPreview {
  html: string;
  policy: string;
}

/** Number of different empty frames of a site without pictures. */
const FRAMES = 8;

/** Returns a document without a picture in its blocks with an empty frame in each place for one; any other unchanged. */
async function withFrames(
  document: SiteDocument,
  site: string,
  locale: Locale,
): Promise<{ document: SiteDocument; pictures?: Map<string, SitePicture> }> {
  const { blocks } = siteParts();
  if (!wantsPictures(document, blocks)) return { document };
  const frames = emptyFrames(FRAMES);
  const own = await findPictures(site, picturesOf(document, blocks), locale);
  return {
    document: fillEmpty(document, blocks, [...frames.keys()]),
    pictures: new Map([...own, ...frames]),
  };
}

/**
 * Renders a page of a document as it would be published, without saving it, with the site's own pictures alone; while
 * it has none, its places for pictures are empty frames. `page`: its id, or `missing`; `part`: of its long list. Throws
 * NOT_FOUND for another page, or without a site.
 */
export async function renderPreview(
  account: string | null,
  {
    document,
    page: id,
    locale,
    part,
  }: { document: SiteDocument; page: string; locale: Locale; part?: number | undefined },
): Promise<RenderedPreview> {
  const site = await faceOf(account);
  const siteId = await findSiteId(pool(), account);
  if (!siteId) throw new KeepersError('NOT_FOUND');
  const framed = await withFrames(document, siteId, locale);
  const { pages } = framed.document;
  const page = id === 'missing' ? missingPage(document) : pages.find((one) => one.id === id);
  if (!page) throw new KeepersError('NOT_FOUND');
  return renderPage({
    ...framed,
    siteId,
    site,
    page,
    locale,
    origin: account === null || !site.name ? originOfPlatform() : originOfSite(site),
    draft: true,
    part,
  });
}

/** Address of photographs while a template is being chosen. */
export const SAMPLES = '/api/x/sites/samples';

/**
 * Renders the home page of a template with the account's photographs, or with placeholders if none may be shown; saves
 * and copies nothing.
 */
export async function renderTemplate(
  account: string | null,
  { template: id, locale }: { template: string; locale: Locale },
): Promise<RenderedPreview> {
  const starter = starterIn(account, id);
  const site = await faceOf(account);
  const sql = pool();
  // The platform's pages have no photographs until its operator adds some.
  const slots = account ? slotsOf(starter) : 0;
  const own = account ? await choosePhotographs(sql, { account, count: slots }) : [];
  const chosen = own.length > 0 ? own : standIns(slots);
  const document = documentShape.parse(fillStarter(starter, chosen));
  const page = document.pages.find(({ slug }) => slug === '') ?? document.pages[0];
  if (!page) throw new KeepersError('NOT_FOUND');
  const shown = await readShapes(sql, own);
  const shapes =
    own.length > 0 ? shown : chosen.map((id) => ({ id, width: 0, height: 0, ...shapeOfStandIn(id) }));
  const pictures = new Map(
    shapes.map(({ id: media, width, height }): [string, SitePicture] => [
      media,
      {
        id: media,
        base: `${SAMPLES}/${media}`,
        width,
        height,
        widths: [900],
        alt: '',
        focus: { x: 50, y: 50 },
        tint: null,
      },
    ]),
  );
  const origin = originOfPlatform();
  const drawn = await renderPage({ siteId: '', site, document, page, locale, origin, draft: true, pictures });
  // A static preview: nothing may run in its frame.
  return { ...drawn, html: drawn.html.replace(/<script type="module"[^>]*><\/script>/g, '') };
}
