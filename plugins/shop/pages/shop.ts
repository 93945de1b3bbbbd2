import { definePage } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { listPhotographs } from '../operations/list-photographs';
import { countLines } from '../operations/read-cart';
import { readShop, requireProduct } from '../operations/read-shop';
import { countPicked, listGalleryNames } from '../queries/photographs';
import type { ProductPageProps } from '../ui/ProductPage';
import type { ShopPageProps } from '../ui/ShopPage';

const photo = z.string().refine(isId).optional().catch(undefined);

/** `GET /events/{id}/photographer_products`: everything on sale in a project. */
export const shopPage = definePage({
  id: 'shop.products',
  path: '/events/:id/photographer_products',
  auth: 'shop.browse',
  fragment: true,
  params: z.object({ id: z.string() }),
  query: z.object({ photo }),
  load: async ({ context, params, query }) => {
    const entered = await authorize(context, params.id, 'shop.browse');
    const { event } = entered;
    const view = await readShop(entered, query.photo ?? null);
    const data: ShopPageProps = {
      ...view,
      project: event.name,
      cart: await countLines(entered),
      photo: query.photo ?? null,
      locale: context.locale,
    };
    const title = `${translator(context.locale)('shop.title')} · ${event.name}`;
    return {
      data,
      title,
      scheme: event.layout_color,
      accent: event.brand_accent,
      type: event.type_pair,
      wide: true,
    };
  },
});

/** `GET /events/{id}/photographer_products/{product}`: a product, its options, and the choice of photographs. */
export const productPage = definePage({
  id: 'shop.product',
  path: '/events/:id/photographer_products/:product',
  auth: 'shop.browse',
  fragment: true,
  params: z.object({ id: z.string(), product: z.string() }),
  query: z.object({
    photo,
    from: z.enum(['all', 'selected']).optional().catch(undefined),
    page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  }),
  load: async ({ context, params, query }) => {
    const entered = await authorize(context, params.id, 'shop.browse');
    const { event, viewer } = entered;
    const product = await requireProduct(entered, params.product);
    const picked = await countPicked(pool(), { event: event.id, role: viewer.role });
    const from = query.from ?? (product.uses === 'selection' || picked > 0 ? 'selected' : 'all');
    const photos = await listPhotographs(entered, { selected: from === 'selected', page: query.page });
    const { samples } = await readShop(entered, query.photo ?? null);
    const data: ProductPageProps = {
      event: event.id,
      studio: event.brand_name,
      product,
      photos,
      from,
      picked,
      samples,
      galleries: product.scope === 'gallery' ? await listGalleryNames(pool(), event.id) : [],
      cart: await countLines(entered),
      photo: query.photo ?? null,
      buys: viewer.grant !== null,
      csrf: csrfToken(context.sessionId ?? ''),
      locale: context.locale,
    };
    const title = `${product.name} · ${event.name}`;
    return {
      data,
      title,
      scheme: event.layout_color,
      accent: event.brand_accent,
      type: event.type_pair,
      wide: true,
    };
  },
});
