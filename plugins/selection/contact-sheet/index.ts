import { buffer } from 'node:stream/consumers';
import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { personOf } from '@plugins/kit/server/internal';
import { authorize, takeRate } from '@plugins/kit/server/people';
import { readPicture } from '@plugins/kit/server/photographs';
import { contentDisposition, safeFileName, translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { oneAtATime } from './one-at-a-time';
import { readSheet } from './read-sheet';
import type { SheetPick } from './sheet';

/** Reads the smallest gallery picture: never what a download would give. */
const thumbnailOf =
  (event: string) =>
  async ({ media, version }: SheetPick) => {
    const found = version ? await readPicture(event, media, version, 's300') : null;
    return found && buffer(found.stream);
  };

/** `GET /events/{id}/selection.pdf?product=`: the picks as a contact sheet, for people who may see them. */
export const sheetEndpoints = [
  defineEndpoint({
    id: 'selection.sheet',
    method: 'GET',
    path: '/events/:id/selection.pdf',
    auth: 'selection.read',
    about: 'The picks as a contact sheet to print: small pictures, file names, who picked them.',
    params: z.object({ id: z.string() }),
    query: z.object({ product: z.string().max(100).optional() }),
    handler: async ({ context, params, query }) => {
      const entered = await authorize(context, params.id, 'selection.read');
      const { locale } = context;
      const person = personOf(entered.viewer) ?? '';
      await takeRate('sheet', person);
      const product = query.product || null;
      const known = product === null || isId(product);
      const sheet = known ? await readSheet(entered, { locale, product }) : null;
      if (!sheet) throw new KeepersError('NOT_FOUND');
      const name = translator(locale)('selection.sheet.file', { project: entered.event.name });
      // Loaded on first use: fonts and the PDF library are large.
      const { renderSheet } = await import('./draw-sheet');
      const body = await oneAtATime(`${person}:${sheet.event}`, async () =>
        renderSheet(sheet, thumbnailOf(sheet.event)),
      );
      return {
        body,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': contentDisposition(safeFileName(`${name}.pdf`)),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  }),
];
