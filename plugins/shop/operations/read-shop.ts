import { KeepersError } from '@plugins/kit/server';
import { pool, type Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { findListOf, type ListRow, listProducts, type ProductRow } from '../queries/catalog';
import { listSamples, type ShopPhoto } from '../queries/photographs';
import { choosesPhotos, lowest, ratioOf } from '../rules/product';
import type { PhotoView, ProductView } from '../wire';

/** Presents a photograph of a project with addresses for one person. */
export function presentPhoto(event: string, photo: ShopPhoto, token: string): PhotoView {
  const { id, name, version, width, height, picked } = photo;
  const at = (size: 's600' | 'medium') => pictureAddress(event, id, version, size, token);
  return { id, name, src: at('s600'), large: at('medium'), width, height, picked };
}

/** Presents a product of a list for the shop of a project. */
export function presentProduct(
  row: ProductRow,
  { currency }: Pick<ListRow, 'currency'>,
  event: string,
): ProductView {
  const { id, name, description, kind, uses, minimum, photos, scope, size, options, pictures } = row;
  return {
    id,
    name,
    description,
    kind,
    uses,
    minimum,
    photos,
    scope,
    size,
    chooses: choosesPhotos(row),
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      price: { amount: option.amount, currency },
      ratio: ratioOf(option),
    })),
    from: { amount: lowest(row), currency },
    pictures: pictures.map((sha256) => `/events/${event}/shop-picture/${sha256}`),
  };
}

/** A project's shop: its price list and the products on sale; null where nothing is. */
export interface Catalog {
  list: ListRow;
  products: ProductRow[];
}

/** Reads what is on sale in a project; null where its shop is closed or sells nothing. */
export async function readCatalog(
  { event }: Pick<Authorized, 'event'>,
  sql: Sql = pool(),
): Promise<Catalog | null> {
  const list = await findListOf(sql, { account: event.account_id, event: event.id, open: true });
  const products = list ? await listProducts(sql, { list: list.id, offered: true }) : [];
  return list && products.length > 0 ? { list, products } : null;
}

/** What the shop's page shows. */
export interface ShopView {
  event: string;
  studio: string;
  products: ProductView[];
  /** Photographs to show products with. */
  samples: PhotoView[];
  /** Lines in the person's cart. */
  cart: number;
}

const SAMPLES = 12;

/** Reads the shop of a project for a person. `photo` is shown first, where they may see it. */
export async function readShop(entered: Authorized, photo: string | null): Promise<Omit<ShopView, 'cart'>> {
  const { event, viewer } = entered;
  const catalog = await readCatalog(entered);
  const first = photo ?? event.cover_id;
  const samples = catalog
    ? await listSamples(pool(), { event: event.id, role: viewer.role, first, count: SAMPLES })
    : [];
  const token = pictureToken(event.id, viewer);
  return {
    event: event.id,
    studio: event.brand_name,
    products: (catalog?.products ?? []).map((row) =>
      presentProduct(row, (catalog as Catalog).list, event.id),
    ),
    samples: samples.map((sample) => presentPhoto(event.id, sample, token)),
  };
}

/** Returns a product on sale in a project. Throws NOT_FOUND. */
export async function requireProduct(entered: Pick<Authorized, 'event'>, id: string): Promise<ProductView> {
  const catalog = await readCatalog(entered);
  const row = catalog?.products.find((product) => product.id === id);
  if (!catalog || !row) throw new KeepersError('NOT_FOUND');
  return presentProduct(row, catalog.list, entered.event.id);
}
