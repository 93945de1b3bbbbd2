import { buffer } from 'node:stream/consumers';
import type { AssetName } from '@media/assets/asset-name';
import { readAsset } from '@media/assets/read-asset';
import { MAX_WATERMARK_BYTES } from '@media/derive/clean-watermark';
import { WATERMARK_POSITIONS } from '@media/rules/watermark';
import { removeWatermark, setWatermark } from '@media/watermark/operations/set-watermark';
import type { BrandMark } from '@media/watermark/queries';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { type Answer, defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { findBrandRow } from '@/modules/account/brands/queries';
import { changeBrand, createBrand, removeBrand } from '@/modules/account/operations/manage-brand';
import { setLogo } from '@/modules/account/operations/set-logo';

const BRANDS = '/api/x/studio/brands';
const BRAND = `${BRANDS}/:id`;
const params = z.object({ id: z.string() });
/** Base64 needs four bytes for three. */
const maxBody = Math.ceil(MAX_WATERMARK_BYTES * 1.4);
const fields = z.record(z.string(), z.unknown());

const enter = async (context: RequestContext, id: string, permission = 'brand.update') =>
  (await enterThing(context, id, permission, findBrandRow)).thing;

const present = ({ sha256: image, width, height, position, big }: BrandMark) => ({
  image,
  width,
  height,
  position,
  big,
});

async function picture(account: string, kind: AssetName['kind'], sha256: string | null): Promise<Answer> {
  const file = sha256 ? await readAsset({ account, kind, sha256 }) : null;
  if (!file) return { status: 204 };
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=86400' };
  return { body: new Uint8Array(await buffer(file.stream)), headers };
}

const mark = z.object({
  /** The file's bytes in base64. */
  image: z.base64().optional(),
  position: z.enum(WATERMARK_POSITIONS).optional(),
  big: z.boolean().optional(),
});

/** An account's brands: their texts, logo and watermark. */
export const brandEndpoints = [
  defineEndpoint({
    id: 'studio.create-brand',
    method: 'POST',
    path: BRANDS,
    auth: 'brand.create',
    body: fields,
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'brand.create');
      return { status: 201, json: await createBrand(account, body) };
    },
  }),
  defineEndpoint({
    id: 'studio.change-brand',
    method: 'PUT',
    path: BRAND,
    auth: 'brand.update',
    params,
    body: z.object({ brand: fields, seen: fields.default({}) }),
    handler: async ({ context, params: { id }, body }) => {
      await enter(context, id);
      await changeBrand(id, body.brand, body.seen);
      return { json: { id } };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-brand',
    method: 'DELETE',
    path: BRAND,
    auth: 'brand.delete',
    params,
    handler: async ({ context, params: { id } }) => {
      await removeBrand(await enter(context, id, 'brand.delete'));
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'studio.logo',
    method: 'GET',
    path: `${BRAND}/logo`,
    auth: 'brand.read',
    params,
    handler: async ({ context, params: { id } }) => {
      const { logo, account_id } = await enter(context, id, 'brand.read');
      return picture(account_id, 'logo', logo);
    },
  }),
  defineEndpoint({
    id: 'studio.set-logo',
    method: 'PUT',
    path: `${BRAND}/logo`,
    auth: 'brand.update',
    params,
    maxBody,
    body: z.object({ image: z.base64() }),
    handler: async ({ context, params: { id }, body }) => {
      const brand = await enter(context, id);
      if (body.image === '') throw new KeepersError('LOGO_NOT_USABLE');
      return { json: { logo: await setLogo(brand, Buffer.from(body.image, 'base64')) } };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-logo',
    method: 'DELETE',
    path: `${BRAND}/logo`,
    auth: 'brand.update',
    params,
    handler: async ({ context, params: { id } }) => ({
      json: { logo: await setLogo(await enter(context, id), null) },
    }),
  }),
  defineEndpoint({
    id: 'studio.watermark',
    method: 'GET',
    path: `${BRAND}/watermark`,
    auth: 'brand.read',
    params,
    handler: async ({ context, params: { id } }) => {
      const { mark, account_id } = await enter(context, id, 'brand.read');
      return picture(account_id, 'watermark', mark.image);
    },
  }),
  defineEndpoint({
    id: 'studio.set-watermark',
    method: 'PUT',
    path: `${BRAND}/watermark`,
    auth: 'brand.update',
    params,
    maxBody,
    body: mark,
    handler: async ({ context, params: { id }, body: { image, ...more } }) => {
      await enter(context, id);
      if (image === '') throw new KeepersError('WATERMARK_NOT_USABLE');
      const bytes = image ? { image: Buffer.from(image, 'base64') } : {};
      return { json: present(await setWatermark(id, { ...more, ...bytes })) };
    },
  }),
  defineEndpoint({
    id: 'studio.remove-watermark',
    method: 'DELETE',
    path: `${BRAND}/watermark`,
    auth: 'brand.update',
    params,
    handler: async ({ context, params: { id } }) => {
      await enter(context, id);
      return { json: present(await removeWatermark(id)) };
    },
  }),
];
