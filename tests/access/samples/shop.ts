import { randomUUID } from 'node:crypto';
import { findOrder } from '@plugins/shop/queries/read-orders';
import sharp from 'sharp';
import { pool } from '@/core/db/pool';
import { money } from '@/modules/money/payments';
import type { Browser } from '../../helpers/browser';
import type { Sample } from '../samples';
import type { Person, World } from '../world';

const PRINT = { name: 'Print', kind: 'print', options: [{ id: 'one', name: '', amount: 100 }] };
/** Costs nothing: its order is paid at once, without a payment method. */
const FREE = { ...PRINT, options: [{ id: 'one', name: '', amount: 0 }] };
const PRODUCTS = '/api/x/shop/products';
const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';
/** About the account in which the caller works: strangers have none. */
const OWN: Sample = { global: true };
/** Of one account: people of a project alone get 404. */
const STRANGERS_THERE = { guest: 404, client: 404 } as const;
/** An order belongs to its buyer and to the studio's owner: all others get 404. */
const NOT_THEIRS = { anonymous: 404, assistant: 404 } as const;

/** The owner of the account in which a person works: other people's requests are refused before it matters. */
const ownerFor = ({ people }: World, person?: Person): Browser =>
  person === "another account's owner" ? people[person] : people.owner;

const idOf = ({ json }: { json: { id?: unknown } }) => (typeof json.id === 'string' ? json.id : NOWHERE);

const productOf = async (world: World, person?: Person, input: object = PRINT): Promise<string> =>
  idOf(await ownerFor(world, person).post(PRODUCTS, input));

async function couponOf({ people }: World): Promise<string> {
  const body = { code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', percent: 10 };
  return idOf(await people.owner.post('/api/x/shop/coupons', body));
}

/** The hash of a product's picture. */
async function pictureOf(world: World, person?: Person): Promise<string> {
  const owner = ownerFor(world, person);
  const id = await productOf(world, person);
  const picture = { width: 8, height: 8, channels: 3, background: '#c33' } as const;
  const bytes = await sharp({ create: picture }).png().toBuffer();
  await owner.put(`${PRODUCTS}/${id}/pictures/0`, { image: bytes.toString('base64') });
  const { products } = (await owner.get(PRODUCTS)).json as unknown as {
    products?: { id: string; pictures: string[] }[];
  };
  return products?.find((product) => product.id === id)?.pictures[0] ?? '0'.repeat(64);
}

/** What orders a free print; the project may have prices of its own. */
async function checkoutOf(world: World, input: object = FREE): Promise<object> {
  const product = await productOf(world, undefined, { ...input, event: world.project.id });
  const lines = [{ product, medias: [world.project.medias[0]] }];
  return { lines, name: 'Noa', email: 'noa@example.test', total: 0 };
}

/** A line of prints in the cart of the person, where they may buy, else of the client. */
async function lineOf(world: World, person: Person): Promise<string> {
  const { people, project } = world;
  const buyer = people[person === 'guest' ? 'guest' : 'client'];
  const product = await productOf(world, undefined, { ...PRINT, event: project.id });
  const line = { id: randomUUID(), product, medias: [project.medias[0]] };
  await buyer.put(`/events/${project.id}/cart`, { lines: [line] });
  return line.id;
}

/** An order of the person, where they may buy, else of the client. */
async function orderOf(world: World, person?: Person): Promise<string> {
  const buyer = world.people[person === 'guest' ? 'guest' : 'client'];
  return idOf(await buyer.post(`/events/${world.project.id}/orders`, await checkoutOf(world)));
}

/** A paid order of the person, where they may buy, else of the client, with the number of its document. */
async function documentOf(world: World, person?: Person): Promise<{ order: string; number: string }> {
  const { people, project } = world;
  const buyer = people[person === 'guest' ? 'guest' : 'client'];
  const checkout = { ...(await checkoutOf(world, PRINT)), method: 'cash', total: 100 };
  const order = idOf(await buyer.post(`/events/${project.id}/orders`, checkout));
  await people.owner.put(`/events/${project.id}/orders/${order}`, { paid: true });
  const payment = (await findOrder(pool(), order))?.payment ?? NOWHERE;
  const { number } = await money.issueDocument({ account: world.studio.account, payment });
  return { order, number };
}

const ofProduct = async (world: World): Promise<Sample> => ({
  params: { id: await productOf(world) },
  says: STRANGERS_THERE,
});
const ofPicture = async (world: World, person: Person): Promise<Sample> => ({
  ...OWN,
  params: { hash: await pictureOf(world, person) },
});

/** Requests of the shop's endpoints. */
export const SHOP_SAMPLES: Record<string, (world: World, person: Person) => Promise<Sample> | Sample> = {
  'shop.picture': async (world) => ({ params: { hash: await pictureOf(world) } }),
  'shop.set-cart': () => ({ body: { lines: [] } }),
  'shop.add': async (world) => ({
    body: { product: await productOf(world), medias: [world.project.medias[0]] },
  }),
  'shop.remove': () => ({ body: { line: NOWHERE } }),
  'shop.quantity': () => ({ body: { line: NOWHERE, quantity: 2 } }),
  'shop.edit-line': async (world, person) => ({ body: { line: await lineOf(world, person), crop: {} } }),
  'shop.order': async (world) => ({ body: await checkoutOf(world) }),
  'shop.read-order': async (world, person) => ({
    params: { order: await orderOf(world, person) },
    says: NOT_THEIRS,
  }),
  'shop.document': async (world, person) => ({
    params: await documentOf(world, person),
    says: NOT_THEIRS,
  }),
  'shop.pay': async (world, person) => ({ params: { order: await orderOf(world, person) }, body: {} }),
  'shop.products': () => OWN,
  'shop.create-product': () => ({ ...OWN, body: PRINT }),
  'shop.change-product': async (world) => ({ ...(await ofProduct(world)), body: { name: 'Print' } }),
  'shop.delete-product': (world) => ofProduct(world),
  'shop.restore-product': async (world) => {
    const sample = await ofProduct(world);
    await world.people.owner.delete(`${PRODUCTS}/${sample.params?.id}`);
    return sample;
  },
  'shop.set-picture': async (world) => ({ ...(await ofProduct(world)), body: { image: null } }),
  'shop.add-profile': () => ({ ...OWN, body: { not: 'a profile' } }),
  'shop.change-list': () => ({ ...OWN, body: { tax_rate: 0 } }),
  'shop.projects': () => OWN,
  'shop.close': () => ({ body: { closed: false } }),
  'shop.drop-list': async ({ people, project }) => {
    await people.owner.post(`/api/x/shop/projects/${project.id}/list`, {});
    return {};
  },
  'shop.sold': () => OWN,
  'shop.coupons': () => OWN,
  'shop.create-coupon': () => ({
    ...OWN,
    body: { code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', percent: 10 },
  }),
  'shop.change-coupon': async (world) => ({
    params: { id: await couponOf(world) },
    body: { most: 5 },
    says: STRANGERS_THERE,
  }),
  'shop.mail-links': () => ({ body: { email: `${randomUUID()}@example.test` } }),
  'shop.delete-coupon': async (world) => ({
    params: { id: await couponOf(world) },
    says: STRANGERS_THERE,
  }),
  'shop.product-picture': (world, person) => ofPicture(world, person),
  'shop.orders': () => OWN,
  'shop.orders-table': () => OWN,
  'shop.studio-order': async (world) => ({
    params: { id: await orderOf(world) },
    says: STRANGERS_THERE,
  }),
  'shop.order-archive': async (world) => ({
    params: { id: await orderOf(world) },
    says: STRANGERS_THERE,
  }),
  'shop.order-prints': async (world) => ({
    params: { id: await orderOf(world) },
    says: STRANGERS_THERE,
  }),
  'shop.order-document': async (world) => {
    const { order, number } = await documentOf(world);
    return { params: { id: order, number }, says: STRANGERS_THERE };
  },
  'shop.act': async (world) => ({
    params: { order: await orderOf(world) },
    body: { sent: true },
  }),
  'shop.refund': async (world) => ({
    params: { order: await orderOf(world) },
    body: {},
  }),
};
