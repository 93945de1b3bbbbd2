import { KeepersError } from '@plugins/kit/server';
import { pool, type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { money as payments } from '@plugins/kit/server/orders';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { namedKey, translator } from '@plugins/kit/server/texts';
import { lockLines, readLines, saveLines } from '../queries/carts';
import { listGalleryNames, listUsable, type ShopPhoto } from '../queries/photographs';
import {
  addLine,
  type CartLine,
  type DropReason,
  type PricedLine,
  priceLine,
  sumsOf,
  withIds,
} from '../rules/cart';
import { wayOf, waysFor } from '../rules/delivery';
import type { CartView, LineView } from '../wire';
import { type Catalog, readCatalog } from './read-shop';

/** Returns the person of a viewer: the studio's client, else the account, else the grant; null for people of the studio. */
export const personIn = ({ grant }: Authorized['viewer']): string | null =>
  grant && (grant.client_id ?? grant.user_id ?? grant.id);

/** Returns the owner of a viewer's cart. Throws FORBIDDEN for people of the studio, who may only look. */
export function buyerOf({ event, viewer }: Authorized): { event: string; person: string } {
  const person = personIn(viewer);
  if (!person) throw new KeepersError('FORBIDDEN');
  return { event: event.id, person };
}

/** Lines priced by the products as they are now. */
export interface Priced {
  catalog: Catalog | null;
  lines: PricedLine[];
  dropped: CartView['dropped'];
  photos: Map<string, ShopPhoto>;
}

/** Prices lines for a person: photographs they may use, products on sale. `known`: the catalog where it has been read. */
export async function priceLines(
  entered: Authorized,
  asked: readonly CartLine[],
  { sql = pool(), known }: { sql?: Sql; known?: Catalog | null } = {},
): Promise<Priced> {
  const { event, viewer } = entered;
  const catalog = known === undefined ? await readCatalog(entered, sql) : known;
  const ids = [...new Set(asked.flatMap(({ medias }) => medias))];
  const found = await listUsable(sql, { event: event.id, role: viewer.role, ids });
  const galleries = asked.some(({ gallery }) => gallery) ? await listGalleryNames(sql, event.id) : [];
  const usable = {
    all: new Set(found.map(({ id }) => id)),
    picked: new Set(found.filter(({ picked }) => picked).map(({ id }) => id)),
    galleries: new Set(galleries.map(({ id }) => id)),
  };
  const lines: PricedLine[] = [];
  const dropped: { product: string; name: string | null; reason: DropReason }[] = [];
  for (const line of asked) {
    const row = catalog?.products.find(({ id }) => id === line.product);
    const priced = priceLine(line, row, usable);
    if ('line' in priced) lines.push(priced.line);
    else dropped.push({ product: line.product, name: row?.name ?? null, reason: priced.drop });
  }
  return { catalog, lines, dropped, photos: new Map(found.map((photo) => [photo.id, photo])) };
}

/** Presents priced lines with thumbnails for one person. */
export function presentLines(entered: Authorized, { catalog, lines, photos }: Priced): LineView[] {
  const currency = catalog?.list.currency ?? 'USD';
  const token = pictureToken(entered.event.id, entered.viewer);
  return lines.map(({ medias, crop, unit, amount, profile: _profile, dpi: _dpi, ...line }) => ({
    ...line,
    unit: { amount: unit, currency },
    amount: { amount, currency },
    photos: medias.flatMap((id) => {
      const photo = photos.get(id);
      if (!photo) return [];
      const { name, version, width, height } = photo;
      const src = pictureAddress(entered.event.id, id, version, 's600', token);
      return [{ id, name, src, width, height, crop: crop[id] ?? null }];
    }),
  }));
}

/** Returns the name of a way to pay; null for one that no feature brings any more. */
export function methodName(id: string, locale: 'en' | 'he'): string | null {
  const label = payments.label(id);
  return label && translator(locale)(namedKey(label));
}

/** Presents a priced cart with its sums, less `off`, its ways of delivery, and the methods that take the largest sum. */
export async function presentCart(
  entered: Authorized,
  priced: Priced,
  locale: 'en' | 'he',
  { off = 0, delivery: asked = null }: { off?: number; delivery?: string | null } = {},
): Promise<CartView> {
  const { catalog, lines } = priced;
  const { currency, tax_rate: rate } = catalog?.list ?? { currency: 'USD' as const, tax_rate: 0 };
  const money = (amount: number) => ({ amount, currency });
  const ways = catalog ? waysFor(lines, catalog.list) : [];
  const deliveries = ways.map(({ id, name, amount, address }) => {
    const { total, tax } = sumsOf(lines, rate, { off, delivery: amount });
    return { id, name, price: money(amount), address, total: money(total), tax: money(tax) };
  });
  const way = wayOf(ways, ways.length === 1 ? null : asked);
  const sums = sumsOf(lines, rate, { off, delivery: way?.amount });
  const total = money(sums.total);
  const largest = money(Math.max(sums.total, ...deliveries.map((one) => one.total.amount)));
  const offered = await payments.offers({ account: entered.event.account_id, total: largest });
  const t = translator(locale);
  return {
    lines: presentLines(entered, priced),
    dropped: priced.dropped,
    subtotal: money(sums.subtotal),
    discount: money(sums.discount),
    deliveries,
    delivery: deliveries.find(({ id }) => id === way?.id) ?? null,
    total,
    tax: money(sums.tax),
    tax_rate: rate / 100,
    currency,
    methods: offered.map(({ id, label }) => ({ id, label: t(namedKey(label)) })),
  };
}

/** Reads a person's cart. Throws FORBIDDEN for people of the studio. */
export async function readCart(entered: Authorized, locale: 'en' | 'he'): Promise<CartView> {
  const lines = await readLines(pool(), buyerOf(entered));
  return presentCart(entered, await priceLines(entered, lines), locale);
}

/** Counts the lines of a person's cart; 0 for people of the studio. */
export async function countLines(entered: Authorized): Promise<number> {
  const person = personIn(entered.viewer);
  return person ? (await readLines(pool(), { event: entered.event.id, person })).length : 0;
}

/** Stores a cart's lines in place of what it held, and returns it; lines that cannot be bought are left out. */
export async function writeCart(
  entered: Authorized,
  asked: CartLine[],
  locale: 'en' | 'he',
): Promise<CartView> {
  const cart = buyerOf(entered);
  const lines = withIds(asked, uuidv7);
  const priced = await priceLines(entered, lines);
  const kept = lines.filter(({ id }) => priced.lines.some((line) => line.id === id));
  await saveLines(pool(), { ...cart, id: uuidv7(), account: entered.event.account_id, lines: kept });
  return presentCart(entered, priced, locale);
}

/** Why a line cannot be bought, in words. */
export function refusalOf({ catalog, dropped }: Priced, line: CartLine, locale: 'en' | 'he'): string {
  const product = catalog?.products.find(({ id }) => id === line.product);
  const { minimum, photos } = product ?? { minimum: 0, photos: 0 };
  return translator(locale)(`shop.refused.${dropped[0]?.reason ?? 'product'}`, { minimum, photos });
}

/**
 * Adds a line to a person's cart. Throws NOT_FOUND for a product that is not on sale, REFUSED with the reason for a
 * line that cannot be bought.
 */
export async function addToCart(entered: Authorized, line: CartLine, locale: 'en' | 'he'): Promise<void> {
  const cart = buyerOf(entered);
  const found = await priceLines(entered, [line]);
  const product = found.catalog?.products.find(({ id }) => id === line.product);
  if (!product) throw new KeepersError('NOT_FOUND');
  const [priced] = found.lines;
  if (!priced) throw new KeepersError('REFUSED', { reason: refusalOf(found, line, locale) });
  const { option, quantity, medias, crop } = priced;
  const clean = { ...line, id: uuidv7(), option, quantity, medias, crop };
  await transaction(async (sql) => {
    const before = await lockLines(sql, cart);
    const added = addLine(before, clean, product.kind);
    await saveLines(sql, { ...cart, id: uuidv7(), account: entered.event.account_id, lines: added });
  });
}
