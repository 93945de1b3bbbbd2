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

/** The printed part of a photograph as a file of its own; null where that is the whole, or its original cannot be read. */
async function croppedFile(account: string, file: OrderFile): Promise<Buffer | null> {
  const window = file.kind === 'print' ? printedPart(file.ratio, file.crop, file) : null;
  const key = originalKey(account, file.sha256);
  if (!window || !(await storage().stat(key))) return null;
  const { width, height } = window;
  const photo = {
    format: (file.format ?? 'jpeg') as Part['photo']['format'],
    width: file.width,
    height: file.height,
  };
  const sheet = { width, height, background: '#ffffff', overlay: null, cut: null, quality: 95, density: 300 };
  const place = { left: 0, top: 0, width, height, window, turn: 0, tilt: 0, bw: false } as const;
  try {
    const { data } = await storage().withLocalFile(key, (path) =>
      deriveSheet({ ...sheet, parts: [{ path, photo, ...place }] }),
    );
    return Buffer.from(data);
  } catch (error) {
    if (isKeepersError(error)) return null;
    throw error;
  }
}

/** The name of a cropped file: in a folder beside the originals of its line. */
const croppedPath = (path: string): string =>
  path.replace(
    /([^/]+?)(\.jpe?g)?$/i,
    (_all, name: string, end?: string) => `cropped/${name}${end ?? '.jpg'}`,
  );

/**
 * Answers with the original files of an order's photographs as a stored ZIP, a folder for each line, and a table of them
 * for the lab. A print of another ratio also has its printed part as a file. Deleted photographs are left out. Throws
 * NOT_FOUND for another account's order.
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
    for (const [at, file] of files.entries()) {
      const name = paths[at] ?? file.sha256;
      const found = await storage().read(originalKey(account, file.sha256));
      if (found) yield { name, input: found.stream, lastModified };
      const cropped = await croppedFile(account, file);
      if (cropped) yield { name: croppedPath(name), input: cropped, lastModified };
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
