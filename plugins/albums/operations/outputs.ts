import { Readable } from 'node:stream';
import { enqueue, KeepersError } from '@plugins/kit/server';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { storage } from '@plugins/kit/server/photographs';
import { contentDisposition, safeFileName, translator } from '@plugins/kit/server/texts';
import type { Answer } from '@plugins/kit/server/wire';
import { makeZip } from 'client-zip';
import * as stored from '../queries/outputs';
import { findProof } from '../queries/proofs';
import type { OutputView } from '../rules/wire';
import { isWrong } from './check-print';
import { jobSheet } from './job-sheet';
import { documentOf, requireAlbum } from './manage-albums';
import { findProductOf } from './manage-products';

/** Where files of an album are stored. */
export const outputFolder = (album: string, output: string): string => `albums/${album}/${output}/`;

/** The job that makes files. */
export const MAKE = { id: 'albums.make' } as const;

/** Returns an album's files. Throws NOT_FOUND. */
export async function readOutputs(entered: Authorized, album: string): Promise<OutputView[]> {
  await requireAlbum(entered, album);
  return (await stored.listOutputs(pool(), album)).map(
    ({ id, kind, state, done, total, files, failure, created_at, current, proof }) => ({
      ...{ id, kind, state, done, total, current, proof, at: created_at.toISOString() },
      missing: state === 'failed' && failure ? failure.split('\n') : [],
      bytes: (files ?? []).reduce((sum, { bytes }) => sum + bytes, 0),
    }),
  );
}

/**
 * Orders files of an album: of the approved proof, else of the saved document. Throws NOT_FOUND, and REFUSED while
 * something is plainly wrong and not `confirmed`.
 */
export async function orderOutput(
  entered: Authorized,
  id: string,
  asked: { kind: 'pdf' | 'jpeg'; marks: boolean; confirmed: boolean; locale: 'en' | 'he' },
): Promise<{ id: string }> {
  const { event } = entered;
  const album = await requireAlbum(entered, id);
  const proof =
    album.state === 'approved' ? await findProof(pool(), { album: id, round: album.round }) : undefined;
  const document = documentOf(proof?.document ?? album.document);
  const product = await findProductOf(event.account_id, album.product);
  const t = translator(asked.locale);
  if (document.spreads.length === 0) throw new KeepersError('REFUSED', { reason: t('albums.refused.empty') });
  if (!asked.confirmed && (await isWrong(event.id, document, product)))
    throw new KeepersError('REFUSED', { reason: t('albums.refused.grave') });
  const output = uuidv7();
  await transaction(async (sql) => {
    await stored.insertOutput(sql, {
      ...{ id: output, account: event.account_id, event: event.id, album: id, kind: asked.kind },
      ...{ revision: album.revision, document, marks: asked.marks, pages: product?.sides === 'page' },
    });
    await enqueue(sql, MAKE, { output });
  });
  return { id: output };
}

/** Deletes files of an album. Throws NOT_FOUND. */
export async function removeOutput(entered: Authorized, album: string, id: string): Promise<void> {
  await requireAlbum(entered, album);
  if (!(await stored.deleteOutput(pool(), { album, id }))) throw new KeepersError('NOT_FOUND');
  await storage().removePrefix(outputFolder(album, id));
}

async function requireOutput(entered: Authorized, album: string, id: string): Promise<stored.OutputTask> {
  await requireAlbum(entered, album);
  const output = await stored.findOutput(pool(), id);
  if (output?.album !== album || output.state !== 'ready') throw new KeepersError('NOT_FOUND');
  return output;
}

const sent = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': contentDisposition(safeFileName(name)),
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
});

/** Answers with the finished PDF of an album. Throws NOT_FOUND. */
export async function sendPdf(entered: Authorized, album: string, id: string): Promise<Answer> {
  const output = await requireOutput(entered, album, id);
  const [file] = output.files ?? [];
  const found =
    file && output.kind === 'pdf' ? await storage().read(`${outputFolder(album, id)}${file.name}`) : null;
  if (!found) throw new KeepersError('NOT_FOUND');
  const headers = { ...sent(`${output.name}.pdf`, 'application/pdf'), 'Content-Length': String(found.bytes) };
  return { body: found.stream, headers };
}

/** Answers with an order pack as a stored ZIP: the files, a job sheet to read, and the same as CSV and JSON. Throws NOT_FOUND. */
export async function sendPack(
  entered: Authorized,
  album: string,
  id: string,
  locale: 'en' | 'he',
): Promise<Answer> {
  const output = await requireOutput(entered, album, id);
  const row = await requireAlbum(entered, album);
  const product = await findProductOf(output.account, row.product);
  const sheet = jobSheet({
    output,
    product,
    studio: entered.event.brand_name,
    locale,
  });
  const lastModified = output.created_at;
  async function* entries() {
    for (const [name, input] of Object.entries(sheet)) yield { name, input, lastModified };
    for (const { name } of output.files ?? []) {
      const found = await storage().read(`${outputFolder(album, id)}${name}`);
      if (found) yield { name: `files/${name}`, input: found.stream, lastModified };
    }
  }
  return {
    body: Readable.fromWeb(makeZip(entries()) as never),
    headers: sent(`${output.name} (${output.kind.toUpperCase()}).zip`, 'application/zip'),
  };
}
