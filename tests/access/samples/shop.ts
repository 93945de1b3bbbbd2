import { randomUUID } from 'node:crypto';
import type { Sample } from '../samples';
import type { World } from '../world';

const PRINT = { name: 'Print', kind: 'print', options: [{ id: 'one', name: '', amount: 100 }] };
const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';

async function productOf({ people }: World): Promise<string> {
  const made = await people.owner.post('/api/x/shop/products', PRINT);
  return (made.json.id as string | undefined) ?? NOWHERE;
}

async function couponOf({ people }: World): Promise<string> {
  const body = { code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', percent: 10 };
  const made = await people.owner.post('/api/x/shop/coupons', body);
  return (made.json.id as string | undefined) ?? NOWHERE;
}

const ofProduct = async (world: World): Promise<Sample> => ({
  params: { id: await productOf(world) },
  global: true,
});

/** Requests of the shop's endpoints. */
export const SHOP_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'shop.set-cart': () => ({ body: { lines: [] } }),
  'shop.add': async (world) => ({
    body: { product: await productOf(world), medias: [world.project.medias[0]] },
  }),
  'shop.remove': () => ({ body: { line: 99 } }),
  'shop.create-product': () => ({ body: PRINT, global: true }),
  'shop.change-product': async (world) => ({ ...(await ofProduct(world)), body: { name: 'Print' } }),
  'shop.delete-product': ofProduct,
  'shop.change-list': () => ({ body: { tax_rate: 0 }, global: true }),
  'shop.create-coupon': () => ({
    body: { code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', percent: 10 },
    global: true,
  }),
  'shop.delete-coupon': async (world) => ({ params: { id: await couponOf(world) }, global: true }),
};
