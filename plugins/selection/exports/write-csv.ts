import { csvTable, translator } from '@plugins/kit/server/texts';
import type { ProductPicks } from './list-picks';

const COLUMNS = ['name', 'product', 'pickedBy', 'pickedAt', 'gallery', 'note', 'withdrawn'] as const;

/** Returns a CSV table for spreadsheets: one line per pick, in the reader's language. */
export function writeCsv(products: ProductPicks[], locale: 'en' | 'he'): string {
  const t = translator(locale);
  const lines = products.flatMap(({ product, picks }) =>
    picks.map((pick) => [
      pick.name,
      product.name,
      pick.picked_by,
      pick.picked_at.slice(0, 19).replace('T', ' '),
      pick.gallery.name,
      pick.note,
      t(pick.withdrawn ? 'selection.export.yes' : 'selection.export.no'),
    ]),
  );
  return csvTable([COLUMNS.map((column) => t(`selection.export.column.${column}`)), ...lines]);
}
