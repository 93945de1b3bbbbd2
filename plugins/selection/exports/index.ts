import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { guestNames } from '@plugins/kit/server/internal';
import { authorize } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { contentDisposition, publicUrl, safeFileName, translator } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { type Ratings, readRatings } from '../marks/operations/list-ratings';
import { type ExportMark, marksForExport } from '../marks/operations/marks-for-export';
import { listPicks, nameGuests, type ProductPicks } from './list-picks';
import { writeCsv } from './write-csv';
import { writeJson } from './write-json';
import { PROGRAMS, writeText } from './write-text';
import { writeZip } from './write-zip';

export { listPicks } from './list-picks';

const asked = z.object({
  product: z.string().max(100).optional(),
  for: z.enum(PROGRAMS).default('lightroom'),
  /** Whose stars and colors: a client's key; by default the caller's. */
  marks: z.string().max(100).optional(),
  /** The `cursor` of an earlier `selection.json`: a short answer while nothing has changed. */
  since: z.string().max(100).optional(),
});

interface ExportInput {
  event: EventRow;
  products: ProductPicks[];
  program: (typeof PROGRAMS)[number];
  marks: Map<string, ExportMark>;
  locale: 'en' | 'he';
  ratings: Ratings;
  since: string | undefined;
}

/** The whole selection, or only its cursor where the caller knows it already. */
function jsonOf({ event, products, marks, ratings, since }: ExportInput): object {
  const all = writeJson(event, products, marks, ratings);
  if (since !== all.cursor) return all;
  return { version: all.version, event: all.event, cursor: all.cursor, changed: false };
}

const FORMATS: Record<string, { type: string; body: (asked: ExportInput) => Answer['body'] }> = {
  txt: { type: 'text/plain; charset=utf-8', body: ({ products, program }) => writeText(products, program) },
  csv: { type: 'text/csv; charset=utf-8', body: ({ products, locale }) => writeCsv(products, locale) },
  json: {
    type: 'application/json; charset=utf-8',
    body: (input) => `${JSON.stringify(jsonOf(input), null, 2)}\n`,
  },
  zip: {
    type: 'application/zip',
    body: ({ event, products, marks, locale }) =>
      writeZip(products, {
        project: event.name,
        address: `${publicUrl()}/admin/projects/${event.id}/picks`,
        ...{ marks, locale, at: event.completed_at ?? new Date() },
      }),
  },
};

/** Returns the picks of all products, or of one; NOT_FOUND for a product of another project. */
async function picksOf(eventId: string, product: string | undefined): Promise<ProductPicks[]> {
  if (product === undefined || product === '') return listPicks(eventId);
  const found = isId(product) ? await listPicks(eventId, product) : [];
  if (found.length === 0) throw new KeepersError('NOT_FOUND');
  return found;
}

function fileName(event: EventRow, products: ProductPicks[], one: boolean, locale: 'en' | 'he'): string {
  const t = translator(locale);
  const product = one ? products[0]?.product.name : undefined;
  return product
    ? t('selection.export.fileOf', { project: event.name, product })
    : t('selection.export.file', { project: event.name });
}

/** `GET /events/{id}/selection.txt|csv|json|zip?product=`: exports the picks for the account. */
export const exportEndpoints = Object.entries(FORMATS).map(([format, { type, body }]) =>
  defineEndpoint({
    id: `selection.export-${format}`,
    method: 'GET',
    path: `/events/:id/selection.${format}`,
    auth: 'selection.export',
    device: 'selections',
    about: 'Exports the picks of a project, or of one product.',
    params: z.object({ id: z.string() }),
    query: asked,
    handler: async ({ context, params, query }) => {
      const { event, viewer } = await authorize(context, params.id, 'selection.export');
      const own = viewer.user ? { user: viewer.user.id } : null;
      const { locale } = context;
      const [found, marks] = await Promise.all([
        picksOf(event.id, query.product),
        marksForExport(event.id, query.marks ? { person: query.marks } : own),
      ]);
      // Programs read a missing name as such; people read the table.
      const products = format === 'csv' ? nameGuests(found, await guestNames(event.id, locale)) : found;
      const ratings =
        format === 'json'
          ? await readRatings(event.id, await guestNames(event.id, locale))
          : { people: [], ratings: [] };
      const name = safeFileName(`${fileName(event, products, Boolean(query.product), locale)}.${format}`);
      return {
        body: body({ event, products, program: query.for, marks, locale, ratings, since: query.since }),
        headers: {
          'Content-Type': type,
          'Content-Disposition': contentDisposition(name),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
  }),
);
