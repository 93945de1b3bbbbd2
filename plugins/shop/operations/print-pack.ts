import { KeepersError } from '@plugins/kit/server';
import { deriveSheet } from '@plugins/kit/server/internal';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import { findEvent } from '@plugins/kit/server/projects';
import { isKeepersError } from '@plugins/kit/server/rules';
import { safeFileName, stem, translator, uniqueNames } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import type { OrderFile } from '../queries/order-files';
import { printName, sizeWords } from '../rules/print-name';
import type { PrintSize } from '../rules/product';
import { type PrintedPart, printedPart } from '../rules/shape';
import { openOrderFiles, zipOf } from './order-archive';
import { type PackedPrint, printSheet } from './print-sheet';

type Part = Parameters<typeof deriveSheet>[0]['parts'][number];

const sizeOf = ({ print_width: width, print_height: height }: OrderFile): PrintSize | null =>
  width && height ? { width, height } : null;

/** Renders a print; null where the original is missing or broken. */
async function render(key: string, file: OrderFile, printed: PrintedPart): Promise<Buffer | null> {
  if (!(await storage().stat(key))) return null;
  const { width, height, dpi: density } = printed;
  const photo = {
    format: (file.format ?? 'jpeg') as Part['photo']['format'],
    width: file.width,
    height: file.height,
  };
  const sheet = { width, height, background: '#ffffff', overlay: null, cut: null, quality: 95, density };
  try {
    const { data } = await storage().withLocalFile(key, (path) =>
      deriveSheet({ ...sheet, parts: [{ path, photo, left: 0, top: 0, ...printed }] }),
    );
    return Buffer.from(data);
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}

/**
 * Answers with the print files of an order for a lab, as a stored ZIP: a file of each print as it was ordered, and at its end a
 * sheet to read, the same as JSON and CSV, and the names of photographs that are missing. Throws NOT_FOUND for another
 * account's order, and for one without prints.
 */
export async function printPack(account: string, id: string, locale: 'en' | 'he'): Promise<Answer> {
  const { order, files } = await openOrderFiles(account, id);
  const prints = files.filter(({ kind }) => kind === 'print');
  if (prints.length === 0) throw new KeepersError('NOT_FOUND');
  const project = order.event ? await findEvent(order.event) : null;
  const { number, created_at: lastModified } = order;
  const names = uniqueNames(
    prints.map((file) =>
      safeFileName(
        `${printName({
          order: number,
          product: file.name,
          size: sizeWords(sizeOf(file), file.option),
          copies: file.quantity,
          photo: stem(file.file),
        })}.jpg`,
      ),
    ),
  );
  async function* entries() {
    const packed: PackedPrint[] = [];
    for (const [at, file] of prints.entries()) {
      const print = sizeOf(file);
      const printed = printedPart({ ratio: file.ratio, print }, file.crop, file);
      const data =
        file.sha256 && printed ? await render(originalKey(account, file.sha256), file, printed) : null;
      const name = data ? `files/${names[at]}` : null;
      if (data && name) yield { name, input: data, lastModified };
      packed.push({ name, file, print, printed });
    }
    const sheet = printSheet({ order, studio: project?.brand_name ?? '', packed, locale });
    for (const [name, input] of Object.entries(sheet)) yield { name, input, lastModified };
  }
  return zipOf(translator(locale)('shop.admin.pack.name', { number }), entries());
}
