import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { LabProfile } from '@plugins/kit/internal-rules';
import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { spaceOf } from '@plugins/kit/server/internal';
import { storage } from '@plugins/kit/server/photographs';
import { printSource } from '../output/album-source';
import { COVER_FILES, drawJpegs } from '../output/draw-jpegs';
import { drawPdf, type PdfProfile } from '../output/draw-pdf';
import { srgbProfile } from '../output/srgb-profile';
import { findOutput, type OutputTask, setDone, setFailed, setReady } from '../queries/outputs';
import { coverOf } from '../rules/cover';
import type { OutputFile } from '../rules/wire';
import { profiles } from './lab-profiles';
import { documentOf } from './manage-albums';
import { findProductOf } from './manage-products';
import { outputFolder } from './outputs';

type Source = Awaited<ReturnType<typeof printSource>>;

/** Reads a lab's profile. Throws NOT_FOUND where it is gone. */
async function readProfile(account: string, { sha256, name }: LabProfile): Promise<PdfProfile> {
  const bytes = await storage().withLocalFile(profiles.keyOf(account, sha256), (file) => readFile(file));
  const space = spaceOf(bytes);
  if (!space) throw new KeepersError('NOT_FOUND');
  return { name, bytes, space };
}

async function makePdf(
  task: OutputTask,
  source: Source,
  folder: string,
  profile: LabProfile | null,
): Promise<OutputFile[]> {
  const head = {
    ...{ title: task.name, locale: task.locale, made: task.created_at, marks: task.marks, pages: task.pages },
    ...{ srgb: await srgbProfile(), lab: profile && (await readProfile(task.account, profile)) },
  };
  const store = async (name: string, pdf: AsyncGenerator<Buffer>): Promise<OutputFile> => {
    await storage().put(`${folder}${name}`, Readable.from(pdf, { objectMode: false }), {
      contentType: 'application/pdf',
    });
    const found = await storage().stat(`${folder}${name}`);
    return { name, bytes: found?.bytes ?? 0 };
  };
  const album = drawPdf(source, head, (done) => setDone(pool(), { id: task.id, done }));
  const files = [await store('album.pdf', album)];
  // A file of its own: it has other measures, and labs print it on another machine.
  const cover = coverOf(source.document);
  if (cover)
    files.push(
      await store(COVER_FILES.pdf, drawPdf({ ...source, document: cover }, { ...head, pages: false })),
    );
  return files;
}

async function makeJpegs(task: OutputTask, source: Source, folder: string, signal?: AbortSignal) {
  const files: OutputFile[] = [];
  const skip = async (name: string) => (await storage().stat(`${folder}${name}`)) !== null;
  for await (const { name, data, spread } of drawJpegs(source, { pages: task.pages, skip })) {
    signal?.throwIfAborted();
    if (data) await storage().put(`${folder}${name}`, data, { contentType: 'image/jpeg' });
    const found = await storage().stat(`${folder}${name}`);
    files.push({ name, bytes: found?.bytes ?? 0 });
    await setDone(pool(), { id: task.id, done: spread + 1 });
  }
  return files;
}

/** Makes the files of an order. JPEGs that are finished are not made again; a PDF begins again. */
export async function makeOutput(id: string, signal?: AbortSignal): Promise<void> {
  const task = await findOutput(pool(), id);
  if (!task || task.state === 'ready') return;
  const folder = outputFolder(task.album, id);
  let source: Source | undefined;
  try {
    const profile = (await findProductOf(task.account, task.product))?.profile ?? null;
    const key = profile && profiles.keyOf(task.account, profile.sha256);
    source = await printSource(task, documentOf(task.document), key);
    const files =
      task.kind === 'pdf'
        ? await makePdf(task, source, folder, profile)
        : await makeJpegs(task, source, folder, signal);
    await setReady(pool(), { id, files });
  } catch (error) {
    // Where the storage does not answer, nothing is known to be missing.
    const missing = (await source?.missing().catch(() => [])) ?? [];
    if (missing.length > 0)
      console.error(`Album files ${id}: ${missing.length} originals are not in the storage.`);
    await setFailed(pool(), { id, missing });
    throw error;
  }
}
