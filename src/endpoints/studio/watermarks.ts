import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { KeepersError } from '@/domain/errors';
import { WATERMARK_POSITIONS } from '@/domain/watermark';
import { storage } from '@/server/files';
import { enter } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import { MAX_WATERMARK_BYTES } from '@/server/images/clean-watermark';
import { removeWatermark, setWatermark } from '@/server/operations/set-watermark';
import { watermarkKey } from '@/server/watermarks/load-watermark';
import { type BrandMark, findBrandMark } from '@/server/watermarks/repo';

const params = z.object({ id: z.string() });
const path = '/api/x/studio/projects/:id/watermark';
const present = ({ sha256, width, height, position, big }: BrandMark) => ({
  image: sha256,
  width,
  height,
  position,
  big,
});

const change = z.object({
  /** The file's bytes in base64. */
  image: z.base64().optional(),
  position: z.enum(WATERMARK_POSITIONS).optional(),
  big: z.boolean().optional(),
});

/** The mark of a project's brand: seen, changed, taken away. */
export const watermarkEndpoints = [
  defineEndpoint({
    id: 'studio.watermark',
    method: 'GET',
    path,
    auth: 'project.update',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event } = await enter(context, id, 'project.update');
      const mark = await findBrandMark(event.id);
      const file = mark?.sha256 ? await storage().read(watermarkKey(mark.account_id, mark.sha256)) : null;
      if (!file) return { status: 204 };
      return { body: new Uint8Array(await buffer(file.stream)), headers: { 'Content-Type': 'image/png' } };
    },
  }),
  defineEndpoint({
    id: 'studio.set-watermark',
    method: 'PUT',
    path,
    auth: 'project.update',
    params,
    // Base64 takes four bytes for three.
    maxBody: Math.ceil(MAX_WATERMARK_BYTES * 1.4),
    body: change,
    handler: async ({ context, params: { id }, body: { image, ...more } }) => {
      const { event } = await enter(context, id, 'project.update');
      if (image === '') throw new KeepersError('WATERMARK_NOT_USABLE');
      const bytes = image ? { image: Buffer.from(image, 'base64') } : {};
      return { json: present(await setWatermark(event.id, { ...more, ...bytes })) };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-watermark',
    method: 'DELETE',
    path,
    auth: 'project.update',
    params,
    handler: async ({ context, params: { id } }) => {
      const { event } = await enter(context, id, 'project.update');
      return { json: present(await removeWatermark(event.id)) };
    },
  }),
];
