import type { defineFeatureServer } from '@plugins/kit/server';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { findEvent } from '@plugins/kit/server/projects';
import { publicUrl } from '@plugins/kit/server/texts';
import { countProducts, findListOf, listProducts } from '../queries/catalog';
import { type DemoBuyer, findBuyer, listFirst } from '../queries/demo';
import { insertLine, insertOrder, insertPhotos, nextNumber } from '../queries/orders';
import { findOrder } from '../queries/read-orders';
import { type PricedLine, priceLine, sumsOf } from '../rules/cart';
import type { ProductInput } from '../rules/product';
import { createProduct, setPicture } from './manage-catalog';
import { payOrder } from './pay-order';

type MakeDemo = NonNullable<Parameters<typeof defineFeatureServer>[0]['demo']>;

/** The method of the demo's orders: every studio offers cash until it says otherwise. */
const METHOD = 'cash';

const print = (width: number, height: number, amount: number) => ({
  id: `${width}x${height}`,
  name: `${width} × ${height} cm`,
  amount,
  width,
  height,
});
const once = (amount: number) => [{ id: 'one', name: '', amount, width: null, height: null }];

type DemoStudio = Parameters<MakeDemo>[0];

type DemoProduct = Partial<ProductInput> &
  Pick<ProductInput, 'name' | 'kind' | 'options'> & { picture: Parameters<DemoStudio['picture']>[0] };

/** What the demo studio sells, in cents. */
const PRODUCTS: DemoProduct[] = [
  {
    picture: 'prints',
    name: 'Fine art prints',
    description: 'Heavy cotton paper and pigment inks, packed flat.',
    kind: 'print',
    options: [print(13, 18, 900), print(20, 30, 2500), print(30, 45, 4800)],
  },
  {
    picture: 'album',
    name: 'Parents’ album',
    description: 'Linen cover, 20 × 20 cm, with the ten photographs you choose.',
    kind: 'package',
    photos: 10,
    options: once(18_000),
  },
  {
    picture: 'files',
    name: 'Digital photos',
    description: 'The original files, to keep.',
    kind: 'digital',
    options: once(1200),
  },
];

interface DemoOrder {
  event: string;
  /** Indexes into PRODUCTS, with how many photographs and copies, and the index of the price. */
  lines: { product: number; option?: number; photos: number; quantity?: number }[];
  note?: string;
  paid: boolean;
}

/** Writes an order as placing one does, without its mails: a fresh install's outbox stays empty. */
async function place(account: string, asked: DemoOrder, buyer: DemoBuyer): Promise<void> {
  const event = await findEvent(asked.event);
  const list = await findListOf(pool(), { account, event: asked.event });
  if (!event || !list) return;
  const products = await listProducts(pool(), { list: list.id, offered: true });
  const medias = await listFirst(pool(), { event: asked.event, count: 10 });
  const usable = { all: new Set(medias), picked: new Set<string>(), galleries: new Set<string>() };
  const lines = asked.lines.flatMap(({ product: at, option = 0, photos, quantity = 1 }): PricedLine[] => {
    const product = products[at];
    const chosen = product?.options[option];
    if (!product || !chosen) return [];
    const line = { product: product.id, option: chosen.id, quantity, medias: medias.slice(0, photos) };
    const priced = priceLine(line, product, usable);
    return 'line' in priced ? [priced.line] : [];
  });
  if (lines.length === 0) return;
  const id = uuidv7();
  await transaction(async (sql) => {
    await insertOrder(sql, {
      ...sumsOf(lines, list.tax_rate),
      id,
      account,
      event: event.id,
      grant: buyer.grant,
      number: await nextNumber(sql, account),
      state: 'open',
      currency: list.currency,
      tax_rate: list.tax_rate,
      method: METHOD,
      coupon: null,
      person: buyer.person,
      name: buyer.name,
      email: buyer.email,
      address: null,
      delivery: null,
      note: asked.note ?? null,
      locale: buyer.locale,
      key: null,
    });
    for (const [position, priced] of lines.entries()) {
      const line = uuidv7();
      await insertLine(sql, { id: line, account, order: id, position, priced });
      await insertPhotos(sql, { account, line, medias: priced.medias, crop: {} });
    }
  });
  await payOrder(id, METHOD, publicUrl());
  if (!asked.paid) return;
  const payment = (await findOrder(pool(), id))?.payment;
  if (payment) await money.markPaid({ account, payment });
}

/** The demo studio sells three products; it has a paid order of its first project and an open one of its second. */
export const makeDemo: MakeDemo = async ({ account, galleries, picture: draw }) => {
  const known = await findListOf(pool(), { account, event: null });
  if (known && (await countProducts(pool(), known.id)) > 0) return;
  for (const { picture, ...product } of PRODUCTS) {
    const { id } = await createProduct(account, product);
    await setPicture(account, id, 0, await draw(picture));
  }
  const [first, second] = [...new Set(galleries.map(({ event }) => event))];
  const orders: DemoOrder[] = [];
  if (first)
    orders.push({
      event: first,
      lines: [
        { product: 0, option: 1, photos: 3 },
        { product: 2, photos: 1 },
      ],
      note: 'Two of them are a present, please pack them apart.',
      paid: true,
    });
  if (second) orders.push({ event: second, lines: [{ product: 1, photos: 10 }], paid: false });
  for (const order of orders) {
    const buyer = await findBuyer(pool(), order.event);
    if (buyer) await place(account, order, buyer);
  }
};
