import { Readable } from 'node:stream';
import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { originalKey, storage } from '@plugins/kit/server/photographs';
import {
  contentDisposition,
  csvTable,
  safeFileName,
  translator,
  uniqueNames,
} from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import { makeZip } from 'client-zip';
import { listOrderFiles, type OrderFile } from '../queries/order-files';
import { findOrder, type OrderRow } from '../queries/read-orders';

type Archived = OrderFile & { sha256: string };

/** Whether the photograph of a file was not deleted. */
export const isKept = (file: OrderFile): file is Archived => file.sha256 !== null;

/** The folder of a line: product, price, copies of each photograph. */
function folderOf({ name, option, quantity, kind }: OrderFile, locale: 'en' | 'he'): string {
  const copies =
    kind === 'digital' ? null : translator(locale)('shop.admin.order.copies', { count: quantity });
  return safeFileName([name, option, copies].filter(Boolean).join(', ')).replace(/\.+$/, '');
}

/** Returns the path of each file in the archive: a folder for each line, names numbered where two are equal. */
function pathsOf(files: readonly OrderFile[], locale: 'en' | 'he'): string[] {
  const lines = [...new Set(files.map(({ line }) => line))];
  const folders = uniqueNames(
    lines.map((line) => folderOf(files.find((file) => file.line === line) as OrderFile, locale)),
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

/** Answers with files of an order as a stored ZIP that is written while it is sent, for its studio alone. */
export function zipOf(name: string, entries: Parameters<typeof makeZip>[0]): Answer {
  return {
    body: Readable.fromWeb(makeZip(entries) as never),
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(`${name}.zip`),
      'Cache-Control': 'private, no-store',
    },
  };
}

/** Returns an account's order with its photographs. Throws NOT_FOUND for another account's. */
export async function openOrderFiles(
  account: string,
  id: string,
): Promise<{ order: OrderRow; files: OrderFile[] }> {
  const order = await findOrder(pool(), id);
  if (order?.account !== account) throw new KeepersError('NOT_FOUND');
  return { order, files: await listOrderFiles(pool(), id) };
}

/**
 * Answers with the original files of an order's photographs, a folder for each line, and a table of them at its end, which
 * says where an original is missing. Deleted photographs are left out. Throws NOT_FOUND for another account's order, and where there is none.
 */
export async function orderArchive(account: string, id: string, locale: 'en' | 'he'): Promise<Answer> {
  const opened = await openOrderFiles(account, id);
  const files = opened.files.filter(isKept);
  if (files.length === 0) throw new KeepersError('NOT_FOUND');
  const t = translator(locale);
  const paths = pathsOf(files, locale);
  const head = (['product', 'option', 'quantity', 'photographs'] as const).map((one) =>
    t(`shop.admin.csv.${one}`),
  );
  const { number, created_at: lastModified } = opened.order;
  async function* entries() {
    const table: (string | number)[][] = [];
    for (const [at, file] of files.entries()) {
      const name = paths[at] ?? file.sha256;
      const found = await storage().read(originalKey(account, file.sha256));
      if (found) yield { name, input: found.stream, lastModified };
      const listed = found ? name : t('shop.admin.pack.missing', { count: 1, names: name });
      table.push([file.name, file.option ?? '', file.quantity, listed]);
    }
    yield { name: 'order.csv', input: csvTable([head, ...table]), lastModified };
  }
  return zipOf(t('shop.admin.order.title', { number }), entries());
}
