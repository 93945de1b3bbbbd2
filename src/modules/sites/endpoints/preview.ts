import { readPicture } from '@media/pictures/read-picture';
import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { LOCALES } from '@/core/i18n/locale';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { notThere } from '@/modules/access/grants/viewer';
import { renderStandIn } from '../draw/stand-ins';
import { renderPreview, renderTemplate, SAMPLES } from '../operations/draw-preview';
import { enterSite } from '../operations/enter-site';
import { readDraft } from '../operations/read-draft';
import { findSamplePhotograph } from '../queries/photographs';
import { documentShape } from '../rules/document';
import { DOCUMENT_BYTES, EDIT, framed, SITES, which, whichSite } from './shared';

const place = { page: z.string().max(40), locale: z.enum(LOCALES) };
const PREVIEW = `${SITES}/preview`;
/** Allows the preview's own script, in an opaque origin: it reaches nothing of the user. */
const ALONE = 'allow-scripts';
/** Allows no script; same origin, so that requests for photographs carry the user's session. */
const STILL = 'allow-same-origin';

const findPhotograph = (id: string) => findSamplePhotograph(pool(), id);

/** Pages as they would be published, for users of the builder: never stored, never on a site's host. */
export const previewEndpoints = [
  defineEndpoint({
    id: 'sites.preview',
    method: 'GET',
    path: PREVIEW,
    auth: EDIT,
    query: z.object({ ...which, ...place }),
    about: 'A page of the saved draft, as HTML for a frame of the admin',
    handler: async ({ context, query: { site, ...at } }) => {
      const { account } = await enterSite(context, EDIT, site);
      const { document } = await readDraft(account);
      if (!document) throw await notThere(context);
      return framed(await renderPreview(account, { ...at, document }), ALONE);
    },
  }),
  defineEndpoint({
    id: 'sites.draw-preview',
    method: 'POST',
    path: PREVIEW,
    auth: EDIT,
    query: whichSite,
    maxBody: DOCUMENT_BYTES,
    body: z.object({
      ...place,
      part: z.number().int().min(1).max(10_000).optional(),
      document: documentShape,
    }),
    about: 'A page of the document in the request, as HTML for a frame of the admin; nothing is saved',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return framed(await renderPreview(account, body), ALONE);
    },
  }),
  defineEndpoint({
    id: 'sites.template-preview',
    method: 'GET',
    path: `${SITES}/templates/:template/preview`,
    auth: EDIT,
    params: z.object({ template: z.string().max(40) }),
    query: z.object({ ...which, locale: z.enum(LOCALES) }),
    about: 'A template with photographs of the account in it, as HTML for a frame of the admin',
    handler: async ({ context, params: { template }, query: { site, locale } }) => {
      const { account } = await enterSite(context, EDIT, site);
      return framed(await renderTemplate(account, { template, locale }), STILL);
    },
  }),
  defineEndpoint({
    id: 'sites.sample',
    method: 'GET',
    path: `${SAMPLES}/:media/:file`,
    auth: EDIT,
    params: z.object({ media: z.string(), file: z.string().max(20) }),
    about: 'A photograph of the account, or a placeholder, inside a previewed template',
    handler: async ({ context, params: { media } }) => {
      const drawn = renderStandIn(media);
      if (drawn) {
        await enterAccount(context, EDIT);
        return {
          body: drawn,
          headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' },
        };
      }
      const { thing } = await enterThing(context, media, EDIT, findPhotograph);
      const file = await readPicture(thing.event, media, thing.version, 's600');
      if (!file) throw await notThere(context);
      const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=3600' };
      return { body: file.stream, headers };
    },
  }),
];
