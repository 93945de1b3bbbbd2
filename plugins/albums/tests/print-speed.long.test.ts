import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { makeJpeg } from '@root/src/cli/seed/photographs/fixtures';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { makeMedia } from '../../../tests/helpers/studio';
import { makeOutput } from '../operations/make-output';
import { documentOf } from '../operations/manage-albums';
import { outputFolder } from '../operations/outputs';
import { pointsOf } from '../rules/lengths';
import { planFrames } from '../rules/plan-sheet';
import { albumAt, makeAlbum, owner, pick, project, readAlbum, sql } from './world';

const PICKS = 120;
const SPREADS = 40;
const FILES = 6;
const paths: string[] = [];
const originals = new Map<string, string>();

beforeAll(async () => {
  // 24 megapixels each, as a camera takes them.
  const made: { sha256: string; width: number; height: number; key: string }[] = [];
  for (let nr = 0; nr < FILES; nr++) {
    const [width, height] = nr % 3 === 2 ? [4000, 6000] : [6000, 4000];
    const bytes = await makeJpeg({ width: width as number, height: height as number, seed: 900 + nr });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = originalKey(project.account, sha256);
    await storage().put(key, bytes, { contentType: 'image/jpeg' });
    made.push({ sha256, width: width as number, height: height as number, key });
    paths.push(storage().localPath(key) ?? '');
  }
  await sql('delete from product_medias where event_id = $1', [project.id]);
  const medias: string[] = [];
  const galleries = [project.gallery];
  for (let gallery = 1; gallery * FILES < PICKS; gallery++) {
    const id = uuidv7();
    await sql(
      `insert into galleries (id, account_id, event_id, name, position) values ($1, $2, $3, $4, $5)`,
      [id, project.account, project.id, `Part ${gallery}`, gallery],
    );
    galleries.push(id);
  }
  for (let nr = 0; nr < PICKS; nr++) {
    const gallery = galleries[Math.floor(nr / FILES)] as string;
    const id = await makeMedia({ account: project.account, event: project.id, gallery }, `P_${nr}.JPG`);
    const of = made[nr % FILES];
    if (!of) throw new Error('There is no photograph');
    await sql('update media set sha256 = $2, original_width = $3, original_height = $4 where id = $1', [
      id,
      of.sha256,
      of.width,
      of.height,
    ]);
    originals.set(id, storage().localPath(of.key) ?? '');
    medias.push(id);
  }
  await pick(medias);
}, 300_000);

/** By how much the resident memory of this process and its children grew at most while `work` ran, in MB: the tests' own is no part of it. */
async function peak(work: () => Promise<void>): Promise<{ seconds: number; mb: number }> {
  const resident = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  const children = () => {
    try {
      return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number);
    } catch {
      return [];
    }
  };
  const before = resident(process.pid);
  let most = 0;
  const look = () => {
    most = Math.max(
      most,
      [process.pid, ...children()].reduce((sum, pid) => sum + resident(pid), 0),
    );
  };
  const timer = setInterval(look, 100);
  const from = performance.now();
  await work();
  clearInterval(timer);
  return { seconds: (performance.now() - from) / 1000, mb: Math.round(most - before) };
}

test('40 spreads of 120 picks are laid out in one press, and printed within 1.3 of bare pdfkit and sharp', async () => {
  const begun = performance.now();
  const id = await makeAlbum({ spreads: SPREADS });
  const press = performance.now() - begun;
  const document = documentOf((await readAlbum(id)).document);
  expect(document.spreads).toHaveLength(SPREADS);
  expect(press).toBeLessThan(3000);

  const output = String(
    (await owner.post(`${albumAt(id)}/outputs`, { kind: 'pdf', confirmed: true })).json.id,
  );
  const ours = await peak(() => makeOutput(output));
  const photos = new Map((await readAlbum(id)).photos.map((one) => [one.id, one]));
  const bare = await peak(async () => {
    const doc = new PdfDocument({ autoFirstPage: false, margin: 0 });
    const sink = new Writable({
      write(_part, _encoding, done) {
        done();
      },
    });
    doc.pipe(sink);
    for (const spread of document.spreads) {
      doc.addPage({ size: [pointsOf(606_000), pointsOf(306_000)], margin: 0 });
      for (const { place, part } of planFrames(document, spread, photos, { side: 'spread', sparing: true })) {
        const { left, top, width, height } = part.window;
        const box = [left, top, width, height].map(Math.floor) as [number, number, number, number];
        const jpeg = await sharp(originals.get(part.media))
          .extract({ left: box[0], top: box[1], width: box[2], height: box[3] })
          .resize({ width: part.width, height: part.height, fit: 'fill' })
          .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
          .toBuffer();
        doc.image(jpeg, pointsOf(place.x + 3_000), pointsOf(place.y + 3_000), {
          width: pointsOf(place.w),
          height: pointsOf(place.h),
        });
      }
    }
    doc.end();
    await finished(sink);
  });
  const size = (await storage().stat(`${outputFolder(id, output)}album.pdf`))?.bytes ?? 0;
  console.log(
    `layout ${Math.round(press)} ms; ours ${ours.seconds.toFixed(1)} s, ${ours.mb} MB; bare ${bare.seconds.toFixed(1)} s, ${bare.mb} MB; ` +
      `ratio ${(ours.seconds / bare.seconds).toFixed(2)}; ${Math.round(size / 1024 / 1024)} MB`,
  );
  expect(ours.seconds).toBeLessThan(1.3 * bare.seconds);
  expect(ours.mb).toBeLessThan(900);
}, 900_000);
