import { definePage } from '@plugins/kit/server';
import { authorize } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';

/** The shop's page: a notice until something is on sale. */
export const shopPage = definePage({
  id: 'shop.products',
  path: '/events/:id/photographer_products',
  auth: 'gallery.read',
  fragment: true,
  params: z.object({ id: z.string() }),
  load: async ({ context, params }) => {
    const { event } = await authorize(context, params.id, 'gallery.read');
    const t = translator(context.locale);
    return {
      data: {},
      title: t('shop.title'),
      scheme: event.layout_color,
      accent: event.brand_accent,
    };
  },
});
