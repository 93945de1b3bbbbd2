import { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import { contentDisposition, safeFileName, translator, uniqueNames } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import { makeZip } from 'client-zip';
import { listOrderFiles, type OrderFile } from '../queries/order-files';
import { findOrder } from '../queries/read-orders';
import { csvLine } from '../rules/csv';

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

/**
 * Answers with the original files of an order's photographs as a stored ZIP, a folder for each line, and a table of them
 * for the lab. Deleted photographs are left out. Throws NOT_FOUND for another account's order.
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
  const table = files.map(({ name, option, quantity }, at) =>
    csvLine([name, option ?? '', quantity, paths[at] ?? '']),
  );
  async function* entries() {
    const lastModified = order?.created_at ?? new Date(0);
    yield { name: 'order.csv', input: [BOM, csvLine(head), ...table].join(''), lastModified };
    for (const [at, { sha256 }] of files.entries()) {
      const found = await storage().read(originalKey(account, sha256));
      if (found) yield { name: paths[at] ?? sha256, input: found.stream, lastModified };
    }
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
