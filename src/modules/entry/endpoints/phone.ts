import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findCover } from '@media/lists/queries/lists';
import { readPictureToken } from '@media/pictures/address';
import { pictureOpen } from '@media/pictures/gate';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize, isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { ICON_SIZES, type IconSize, renderGalleryIcon } from '@/modules/project/operations/draw-gallery-icon';
import { presentEvent } from '@/modules/project/presenters/event';
import { presentManifest } from '@/modules/project/presenters/manifest';

const WORKER = path.join('src', 'ui', 'phone', 'service-worker.js');

/** A gallery on a phone: manifest, icons and service worker make it installable and let it open offline. */
export const phoneEndpoints = [
  defineEndpoint({
    id: 'phone.worker',
    method: 'GET',
    path: '/sw.js',
    on: 'both',
    auth: 'entry.open',
    handler: async () => ({
      body: await readFile(path.join(process.cwd(), WORKER), 'utf8'),
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
    }),
  }),
  defineEndpoint({
    id: 'phone.manifest',
    method: 'GET',
    path: '/events/:id/manifest.webmanifest',
    auth: 'gallery.read',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params: { id } }) => {
      const { event, viewer } = await authorize(context, id, 'gallery.read');
      const cover = await findCover(event.id, viewer.role);
      const manifest = presentManifest(presentEvent(event, viewer, [], cover), context.locale);
      return {
        body: JSON.stringify(manifest),
        headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
      };
    },
  }),
  /**
   * Home screens fetch icons without cookies: the picture token of the person opens them, for a day and as long as the
   * person may see the cover.
   */
  defineEndpoint({
    id: 'phone.icon',
    method: 'GET',
    path: '/events/:id/icon/:file',
    auth: 'entry.open',
    params: z.object({ id: z.string(), file: z.string() }),
    query: z.object({ k: z.string().optional() }),
    handler: async ({ params: { id, file }, query }) => {
      const size = Number(/^(\d+)\.png$/.exec(file)?.[1]) as IconSize;
      const who = isId(id) ? readPictureToken(id, query.k ?? '') : null;
      const event = who && ICON_SIZES.includes(size) ? await findEvent(id) : null;
      if (!who || !event) throw new KeepersError('NOT_FOUND');
      const cover = await findCover(event.id, who.seesHidden ? 'client' : 'guest');
      if (!pictureOpen(event.id, cover?.id ?? event.id, who)) throw new KeepersError('NOT_FOUND');
      return {
        body: await renderGalleryIcon(cover, size),
        headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=86400' },
      };
    },
  }),
];
