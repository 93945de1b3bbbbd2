import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { KeepersError } from '@/domain/errors';
import { storage } from '@/server/files';
import { enter } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { MAX_WATERMARK_BYTES } from '@/server/images/clean-watermark';
import { logoKey, setLogo } from '@/server/operations/set-logo';

const params = z.object({ id: z.string() });
const studio = '/api/x/studio/projects/:id/logo';

/** The logo of a project's brand: seen by whoever may see the gallery, changed and taken away by the account. */
export const logoEndpoints = [
  defineEndpoint({
    id: 'gallery.logo',
    method: 'GET',
    path: '/events/:id/logo.png',
    auth: 'gallery.read',
    params,
    // The name of the picture: another logo has another address.
    query: z.object({ v: z.string().max(64).optional() }),
    handler: async ({ context, params: { id }, query }) => {
      const { event } = await enter(context, id, 'gallery.read');
      const file = event.brand_logo
        ? await storage().read(logoKey(event.account_id, event.brand_logo))
        : null;
      if (!file) return { status: 204 };
      const kept = query.v === event.brand_logo ? 'private, max-age=31536000, immutable' : 'no-store';
      return {
        body: new Uint8Array(await buffer(file.stream)),
        headers: { 'Content-Type': 'image/png', 'Cache-Control': kept },
      };
    },
  }),
  defineEndpoint({
    id: 'studio.set-logo',
    method: 'PUT',
    path: studio,
    auth: 'project.update',
    params,
    // Base64 takes four bytes for three.
    maxBody: Math.ceil(MAX_WATERMARK_BYTES * 1.4),
    body: z.object({ image: z.base64() }),
    handler: async ({ context, params: { id }, body }) => {
      const { event } = await enter(context, id, 'project.update');
      if (body.image === '') throw new KeepersError('LOGO_NOT_USABLE');
      return { json: { logo: await setLogo(event.id, Buffer.from(body.image, 'base64')) } };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-logo',
    method: 'DELETE',
    path: studio,
    auth: 'project.update',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event } = await enter(context, id, 'project.update');
      return { json: { logo: await setLogo(event.id, null) } };
    },
  }),
];
