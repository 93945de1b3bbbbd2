import { buffer } from 'node:stream/consumers';
import { readAsset } from '@media/assets/read-asset';
import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize } from '@/modules/access/grants/viewer';

const params = z.object({ id: z.string() });

/** The logo of a project's brand, visible to viewers of the gallery. */
export const logoEndpoints = [
  defineEndpoint({
    id: 'gallery.logo',
    method: 'GET',
    path: '/events/:id/logo.png',
    auth: 'gallery.read',
    params,
    // The name of the picture: a new logo has a new address, so caches need no revalidation.
    query: z.object({ v: z.string().max(64).optional() }),
    handler: async ({ context, params: { id }, query }) => {
      const { event } = await authorize(context, id, 'gallery.read');
      const file = event.brand_logo
        ? await readAsset({ account: event.account_id, kind: 'logo', sha256: event.brand_logo })
        : null;
      if (!file) return { status: 204 };
      const cacheControl = query.v === event.brand_logo ? 'private, max-age=31536000, immutable' : 'no-store';
      return {
        body: new Uint8Array(await buffer(file.stream)),
        headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl },
      };
    },
  }),
];
