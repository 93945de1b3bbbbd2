import { buffer } from 'node:stream/consumers';
import { database, defineEndpoint, KeepersError, people, photographs, texts } from '@plugins/kit/server';
import { z } from 'zod';
import { oneAtATime } from './one-at-a-time';
import { readSheet } from './read-sheet';
import type { SheetPick } from './sheet';

/** The smallest picture, as it stands in the gallery for everybody who may look: never what a download would give. */
const thumbnailOf =
  (event: string) =>
  async ({ media, version }: SheetPick) => {
    const found = version ? await photographs.readPicture(event, media, version, 's300') : null;
    return found && buffer(found.stream);
  };

/** `GET /events/{id}/selection.pdf?product=`: the picks as a contact sheet, for who may see them. */
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
      const entered = await people.enter(context, params.id, 'selection.read');
      const { locale } = context;
      const person = people.personOf(entered.viewer) ?? '';
      await people.takeRate('sheet', person);
      const product = query.product || null;
      const known = product === null || database.isId(product);
      const sheet = known ? await readSheet(entered, { locale, product }) : null;
      if (!sheet) throw new KeepersError('NOT_FOUND');
      const name = texts.translator(locale)('selection.sheet.file', { project: entered.event.name });
      // Loaded when the first sheet is asked for: fonts and PDF are of no use to anybody else.
      const { drawSheet } = await import('./draw-sheet');
      const body = await oneAtATime(`${person}:${sheet.event}`, async () =>
        drawSheet(sheet, thumbnailOf(sheet.event)),
      );
      return {
        body,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': texts.contentDisposition(texts.safeFileName(`${name}.pdf`)),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  }),
];
