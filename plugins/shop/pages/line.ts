import { definePage } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { readLineToEdit } from '../operations/edit-line';
import type { LinePageProps } from '../ui/LinePage';

/** `GET /events/{id}/cart/{line}`: the crops and edits of a line of prints; to the cart where it has no such line any more. */
export const linePage = definePage({
  id: 'shop.line',
  path: '/events/:id/cart/:line',
  auth: 'shop.buy',
  fragment: true,
  params: z.object({ id: z.string(), line: z.string() }),
  load: async ({ context, params }) => {
    const entered = await authorize(context, params.id, 'shop.buy');
    const { event } = entered;
    const found = isId(params.line) ? await readLineToEdit(entered, params.line) : null;
    if (!found) return { redirect: `/events/${event.id}/cart` };
    const data: LinePageProps = { event: event.id, ...found, csrf: csrfToken(context.sessionId ?? '') };
    return {
      data,
      title: `${translator(context.locale)('shop.edit.open')} · ${event.name}`,
      scheme: event.layout_color,
      accent: event.brand_accent,
      type: event.type_pair,
      wide: true,
    };
  },
});
