import { csvTable, translator } from '@plugins/kit/server/texts';
import type { OrderFile } from '../queries/order-files';
import type { OrderRow } from '../queries/read-orders';
import { editWords } from '../rules/edits';
import { sizeWords } from '../rules/print-name';
import type { PrintSize } from '../rules/product';
import { PRINT_DPI, type PrintedPart } from '../rules/shape';

/** A print of an order pack; `name` is null where its photograph is missing. */
export interface PackedPrint {
  name: string | null;
  file: OrderFile;
  print: PrintSize | null;
  printed: PrintedPart | null;
}

/** The color profile of a print's file, as its lab calls it. */
const colorOf = ({ profile }: OrderFile) => profile?.name ?? 'sRGB IEC61966-2.1';

/** A print as programs of labs read it. */
const rowOf = ({ name, file, print, printed }: PackedPrint) => ({
  file: name,
  photo: file.file,
  product: file.name,
  size: file.option,
  width_cm: print?.width ?? null,
  height_cm: print?.height ?? null,
  copies: file.quantity,
  width_px: (name && printed?.width) || null,
  height_px: (name && printed?.height) || null,
  dpi: (name && printed?.dpi) || null,
  color: colorOf(file),
  black_and_white: printed?.bw ?? false,
  rotated_degrees: printed?.turn ?? 0,
  straightened_degrees: printed?.tilt ?? 0,
});

/**
 * Returns the texts of an order's print files: a job sheet to read, and the same for programs as JSON and CSV. They are for the
 * lab, so that nothing in them is about the buyer.
 */
export function printSheet({
  order,
  studio,
  packed,
  locale,
}: {
  order: Pick<OrderRow, 'number' | 'created_at'>;
  studio: string;
  packed: readonly PackedPrint[];
  locale: 'en' | 'he';
}): Record<string, string> {
  const t = translator(locale);
  const placed = order.created_at.toISOString().slice(0, 10);
  const prints = packed.map(rowOf);
  const made = prints.filter(({ file }) => file !== null);
  const missing = prints.filter(({ file }) => file === null).map(({ photo }) => photo);
  const copies = made.reduce((sum, one) => sum + one.copies, 0);
  const groups = Map.groupBy(
    packed.filter(({ name }) => name !== null),
    ({ file }) => file.line,
  );
  const text = [
    t('shop.admin.order.title', { number: order.number }),
    '',
    ...(studio ? [t('shop.admin.pack.studio', { studio })] : []),
    t('shop.admin.pack.placed', { day: placed }),
    t('shop.admin.pack.count', { files: made.length, copies }),
    ...[...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { file, print } = first;
      const size = sizeWords(print, file.option);
      const head = [file.name, file.option, print ? size : null].filter(Boolean).join(' · ');
      return [
        '',
        `${head} · ${t('shop.admin.order.copies', { count: file.quantity })}`,
        t('shop.admin.pack.color', { profile: colorOf(file), dpi: file.dpi ?? PRINT_DPI }),
        ...group.map(({ name, printed, file: { crop } }) => {
          const edits = editWords(crop, (edit, values) => t(`shop.edits.${edit}`, values));
          const size = printed && `${printed.width} × ${printed.height} px, ${printed.dpi} dpi`;
          return `  ${name}  ${[size, edits].filter(Boolean).join(', ')}`.trimEnd();
        }),
      ];
    }),
    ...(missing.length > 0
      ? ['', t('shop.admin.pack.missing', { count: missing.length, names: missing.join(', ') })]
      : []),
    '',
  ].join('\r\n');
  const job = { order: order.number, studio, placed, prints: made, missing };
  const table = [Object.keys(prints[0] ?? {}), ...made.map((one) => Object.values(one))];
  return {
    'job-sheet.txt': `\uFEFF${text}`,
    'job.json': `${JSON.stringify(job, null, 2)}\n`,
    'prints.csv': csvTable(table),
  };
}
