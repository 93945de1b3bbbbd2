import { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { deriveSheet } from '@plugins/kit/server/internal';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import { isKeepersError } from '@plugins/kit/server/rules';
import { contentDisposition, safeFileName, translator, uniqueNames } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import { makeZip } from 'client-zip';
import { listOrderFiles, type OrderFile } from '../queries/order-files';
import { findOrder } from '../queries/read-orders';
import { csvLine } from '../rules/csv';
import { printedPart } from '../rules/shape';

/** Spreadsheets read a table as UTF-8 by this mark. */
const BOM = '\uFEFF';

/** The folder of a line: product, price, copies of each photograph. */
function folderOf({ name, option, quantity, kind }: OrderFile, copies: string): string {
  const parts = [name, option, kind === 'digital' ? null : `${quantity} ${copies}`];
  return safeFileName(parts.filter(Boolean).join(', ')).replace(/\.+$/, '');
}

/** Returns the path of each file in the archive: a folder for each line, names numbered where two are equal. */
function pathsOf(files: readonly OrderFile[], copies: string): string[] {
  const lines = [...new Set(files.map(({ line }) => line))];
  const folders = uniqueNames(
    lines.map((line) => folderOf(files.find((file) => file.line === line) as OrderFile, copies)),
  );
  const paths = new Map<OrderFile, string>();
  for (const [at, line] of lines.entries()) {
    const its = files.filter((file) => file.line === line);
    const names = uniqueNames(its.map(({ file }) => safeFileName(file)));
    its.forEach((file, i) => {
      paths.set(file, `${folders[at]}/${names[i]}`);
    });
  }
  return files.map((file) => paths.get(file) ?? file.file);
}

type Part = Parameters<typeof deriveSheet>[0]['parts'][number];

/** A photograph as it is printed, as a file of its own; null where that is the original, or the original cannot be read. */
async function printedFile(account: string, file: OrderFile): Promise<Buffer | null> {
  const printed = file.kind === 'print' ? printedPart(file.ratio, file.crop, file) : null;
  const key = originalKey(account, file.sha256);
  if (!printed || !(await storage().stat(key))) return null;
  const { width, height } = printed;
  const photo = {
    format: (file.format ?? 'jpeg') as Part['photo']['format'],
    width: file.width,
    height: file.height,
  };
  const sheet = { width, height, background: '#ffffff', overlay: null, cut: null, quality: 95, density: 300 };
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

/** The name of a file to print: in a folder beside the originals of its line. */
const printedPath = (path: string): string =>
  path.replace(/([^/]+?)(\.jpe?g)?$/i, (_all, name: string, end?: string) => `print/${name}${end ?? '.jpg'}`);

/**
 * Answers with the original files of an order's photographs as a stored ZIP, a folder for each line, and a table of them
 * for the lab, at its end. A print that is not the whole photograph as it is also has a file of its own, which the table names.
 * Deleted photographs are left out. Throws NOT_FOUND for another account's order.
 */
export async function orderArchive(account: string, id: string, locale: 'en' | 'he'): Promise<Answer> {
  const order = await findOrder(pool(), id);
  if (order?.account !== account) throw new KeepersError('NOT_FOUND');
  const files = await listOrderFiles(pool(), id);
  if (files.length === 0) throw new KeepersError('NOT_FOUND');
  const t = translator(locale);
  const paths = pathsOf(files, t('shop.admin.archive.copies'));
  const head = (['product', 'option', 'quantity', 'photographs'] as const).map((one) =>
    t(`shop.admin.csv.${one}`),
  );
  async function* entries() {
    const lastModified = order?.created_at ?? new Date(0);
    const table: string[] = [];
    for (const [at, file] of files.entries()) {
      const name = paths[at] ?? file.sha256;
      const found = await storage().read(originalKey(account, file.sha256));
      if (found) yield { name, input: found.stream, lastModified };
      const printed = await printedFile(account, file);
      if (printed) yield { name: printedPath(name), input: printed, lastModified };
      const row = [file.name, file.option ?? '', file.quantity, printed ? printedPath(name) : name];
      table.push(csvLine(row));
    }
    yield { name: 'order.csv', input: [BOM, csvLine(head), ...table].join(''), lastModified };
  }
  const name = `${t('shop.admin.order.title', { number: order.number })}.zip`;
  return {
    body: Readable.fromWeb(makeZip(entries()) as never),
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    },
  };
}
