import { KeepersError } from '@plugins/kit/server';
import { deriveSheet, withLocalFiles } from '@plugins/kit/server/internal';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import { findEvent } from '@plugins/kit/server/projects';
import { isKeepersError } from '@plugins/kit/server/rules';
import { safeFileName, stem, translator, uniqueNames } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import type { OrderFile } from '../queries/order-files';
import { printName, sizeWords } from '../rules/print-name';
import type { PrintSize } from '../rules/product';
import { type PrintedPart, printedPart } from '../rules/shape';
import { profiles } from './lab-profiles';
import { isKept, openOrderFiles, zipOf } from './order-archive';
import { type PackedPrint, printSheet } from './print-sheet';

type Part = Parameters<typeof deriveSheet>[0]['parts'][number];

const sizeOf = ({ print_width: width, print_height: height }: OrderFile): PrintSize | null =>
  width && height ? { width, height } : null;

/** Renders a print of an account; null where the original is missing or broken. */
async function render(
  account: string,
  file: OrderFile & { sha256: string },
  printed: PrintedPart,
): Promise<Buffer | null> {
  const key = originalKey(account, file.sha256);
  if (!(await storage().stat(key))) return null;
  const { width, height, dpi: density } = printed;
  const photo = {
    format: (file.format ?? 'jpeg') as Part['photo']['format'],
    width: file.width,
    height: file.height,
  };
  const sheet = { width, height, background: '#ffffff', overlay: null, cut: null, quality: 95, density };
  try {
    const keys = file.profile ? [key, profiles.keyOf(account, file.profile.sha256)] : [key];
    const { data } = await withLocalFiles(keys, ([path = '', profile]) =>
      deriveSheet({
        ...sheet,
        parts: [{ path, photo, left: 0, top: 0, ...printed }],
        ...(profile && { profile }),
      }),
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
 * account's order, and for one without prints; INVALID_INPUT where a profile of its prints is gone.
 */
export async function printPack(account: string, id: string, locale: 'en' | 'he'): Promise<Answer> {
  const { order, files } = await openOrderFiles(account, id);
  const prints = files.filter(({ kind }) => kind === 'print');
  if (prints.length === 0) throw new KeepersError('NOT_FOUND');
  // A lab must not get sRGB in place of its profile, and an archive that has begun cannot be refused.
  const labs = new Map(prints.map(({ profile }) => [profile?.sha256, profile]));
  for (const profile of labs.values()) await profiles.require(account, profile);
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
      const printed = printedPart({ ratio: file.ratio, print, dpi: file.dpi }, file.crop, file);
      const data = isKept(file) && printed ? await render(account, file, printed) : null;
      const name = data ? `files/${names[at]}` : null;
      if (data && name) yield { name, input: data, lastModified };
      packed.push({ name, file, print, printed });
    }
    const sheet = printSheet({ order, studio: project?.brand_name ?? '', packed, locale });
    for (const [name, input] of Object.entries(sheet)) yield { name, input, lastModified };
  }
  return zipOf(translator(locale)('shop.admin.pack.name', { number }), entries());
}
