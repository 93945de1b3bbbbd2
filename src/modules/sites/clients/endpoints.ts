import { readPicture } from '@media/pictures/read-picture';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { isId } from '@/modules/access/grants/viewer';
import { siteOf } from '../site';
import { findCover } from './queries';
import { searchProjects } from './search-projects';

/** Endpoints by which visitors of a site find projects. */
export const clientsEndpoints = [
  defineEndpoint({
    id: 'events.search',
    method: 'POST',
    path: '/events/search',
    on: 'both',
    auth: 'entry.open',
    visitors: true,
    about:
      'The address of a public or listed project by its name or code; on a site only among its studio’s.',
    formPage: () => '/',
    body: z.object({
      q: z.string().trim().min(1).max(200),
      block: z.string().max(40).optional(),
      recaptcha_token: z.string().max(4000).optional(),
    }),
    handler: async ({ context, body: { q, recaptcha_token: proof } }) => {
      const path = await searchProjects(context, { account: context.site, q, proof });
      return { json: { path }, path };
    },
  }),
  defineEndpoint({
    id: 'events.cover',
    method: 'GET',
    path: '/covers/:id/picture.jpg',
    on: 'site',
    auth: 'entry.open',
    params: z.object({ id: z.string() }),
    // The picture's version: a new cover has a new address.
    query: z.object({ v: z.string().max(64).optional() }),
    handler: async ({ context, params: { id } }) => {
      const site = await siteOf(context);
      const found = isId(id) ? await findCover(site.account, id) : null;
      const picture = found ? await readPicture(id, found.media, found.version, 's600') : null;
      if (!picture) throw new KeepersError('NOT_FOUND');
      return {
        body: picture.stream,
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Length': String(picture.bytes),
          // Revalidated on each request: the cover must be gone a second after its project closes.
          'Cache-Control': 'private, no-cache',
        },
      };
    },
  }),
];
