import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openHouse } from '@root/tests/helpers/house';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { stopListening } from '@/server/database/listen';
import { pool } from '@/server/database/pool';
import { storage } from '@/server/files';
import { startJobs, stopJobs } from '@/server/jobs/boss';
import { ingestPhoto } from '@/server/operations/ingest-photo';
import { sweepUploads } from '@/server/operations/sweep-uploads';
import { originalKey } from '@/server/pictures/address';
import { closeLocks } from '@/server/uploads/locker';
import { makeJpeg, makeStudio, serveAlone, sha256Of, tusClient } from './studio';

const house = await openHouse();
const stagedPath = (id: string) => join(house.dataDir, 'staging', id);

let served: Awaited<ReturnType<typeof serveAlone>>;

beforeAll(async () => {
  await startJobs({ work: false });
  served = await serveAlone();
  house.atEnd(async () => {
    await served.stop();
    await stopJobs();
    await closeLocks();
    await stopListening();
    await pool().end();
  });
});

const photos = async (gallery: string) =>
  (
    await pool().query<{ id: string; sha256: string; name: string }>(
      'select id, sha256, name from media where gallery_id = $1 and deleted_at is null',
      [gallery],
    )
  ).rows;

async function stored(account: string, sha256: string): Promise<string | null> {
  const found = await storage().read(originalKey(account, sha256));
  if (!found) return null;
  const parts: Buffer[] = [];
  for await (const part of found.stream) parts.push(part as Buffer);
  return sha256Of(Buffer.concat(parts));
}

const idOf = (location: string | null) => location?.split('/').pop() ?? '';

describe('an upload', () => {
  test('becomes one photograph with the bytes it left with', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(1);
    const answer = await client.send(file, { filename: 'חתונה 1.JPG', captured_at: '2026-05-01T10:11:12' });
    expect(answer.status).toBe(204);
    const [photo] = await photos(studio.gallery);
    expect(photo).toMatchObject({
      id: answer.headers.get('Media-Id'),
      sha256: sha256Of(file),
      name: 'חתונה 1.JPG',
    });
    expect(await stored(studio.account, sha256Of(file))).toBe(sha256Of(file));
    expect(await client.state(photo?.id ?? '')).toEqual({ state: 'processing' });
  });

  test('finished three times is one media, by PATCH, empty PATCH and HEAD', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(2);
    const path = (await client.create(file.length, { sha256: sha256Of(file) })).headers.get('Location') ?? '';
    const ids = [
      (await client.patch(path, 0, file)).headers.get('Media-Id'),
      (await client.patch(path, file.length, Buffer.alloc(0))).headers.get('Media-Id'),
      (await client.head(path)).headers.get('Media-Id'),
    ];
    expect(new Set(ids).size).toBe(1);
    expect((await photos(studio.gallery)).map((photo) => photo.id)).toEqual([ids[0]]);
    const head = await client.head(path);
    expect(head.headers.get('Upload-Offset')).toBe(String(file.length));
  });

  test('goes on where it stopped', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(3);
    const path = (await client.create(file.length, { sha256: sha256Of(file) })).headers.get('Location') ?? '';
    expect((await client.patch(path, 0, file.subarray(0, 1000))).headers.get('Upload-Offset')).toBe('1000');
    expect((await client.head(path)).headers.get('Upload-Offset')).toBe('1000');
    expect((await client.patch(path, 5, file.subarray(5))).status).toBe(409);
    expect((await client.patch(path, 1000, file.subarray(1000))).headers.get('Media-Id')).toBeTruthy();
  });

  test('racing itself is ingested once, with one job', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(4);
    const id = idOf((await client.create(file.length, { sha256: sha256Of(file) })).headers.get('Location'));
    await writeFile(stagedPath(id), file);
    const all = await Promise.all(Array.from({ length: 8 }, () => ingestPhoto(id)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    const [photo] = await photos(studio.gallery);
    expect(all[0]).toEqual({ media: photo?.id });
    const jobs = await pool().query(
      `select 1 from pgboss.job where name = 'media.derive' and data->>'media' = $1`,
      [photo?.id],
    );
    expect(jobs.rowCount).toBe(1);
  });

  test('of the same bytes at the same time by several is one media', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(5);
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.send(file)));
    expect(new Set(answers.map((answer) => answer.headers.get('Media-Id'))).size).toBe(1);
    expect(await photos(studio.gallery)).toHaveLength(1);
  });

  test('brings a photograph back from the trash', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(6);
    const first = (await client.send(file)).headers.get('Media-Id');
    await pool().query('update media set deleted_at = now() where id = $1', [first]);
    expect((await client.send(file)).headers.get('Media-Id')).toBe(first);
    expect(await photos(studio.gallery)).toHaveLength(1);
  });

  test('of a new edit takes the proof’s place and keeps its id and name', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const proof =
      (await client.send(await makeJpeg(7), { filename: 'IMG_7.JPG' })).headers.get('Media-Id') ?? '';
    const edit = await makeJpeg(8);
    const answer = await client.send(edit, { filename: 'IMG_7-edit.jpg', replaces: proof });
    expect(answer.headers.get('Media-Id')).toBe(proof);
    expect(await photos(studio.gallery)).toEqual([{ id: proof, name: 'IMG_7.JPG', sha256: sha256Of(edit) }]);
  });
});

describe('an upload is refused', () => {
  test('when an edit is damaged, and its proof stays', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const proof = await makeJpeg(10);
    const media = (await client.send(proof)).headers.get('Media-Id') ?? '';
    const edit = await makeJpeg(11);
    const answer = await client.send(edit.subarray(0, edit.length / 2), { replaces: media });
    expect(((await answer.json()) as { code: string }).code).toBe('PHOTO_BROKEN');
    expect((await photos(studio.gallery))[0]).toMatchObject({ id: media, sha256: sha256Of(proof) });
  });

  test('when its bytes are not those it announced', async () => {
    const studio = await makeStudio();
    const answer = await tusClient(served.origin, studio).send(await makeJpeg(9), { sha256: 'a'.repeat(64) });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { code: string }).code).toBe('CHECKSUM_MISMATCH');
    expect(await photos(studio.gallery)).toEqual([]);
  });

  test('when it is not a photograph, and says so again to HEAD', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = Buffer.from('<html>no photograph</html>');
    const path = (await client.create(file.length, { sha256: sha256Of(file) })).headers.get('Location') ?? '';
    const answer = await client.patch(path, 0, file);
    expect(answer.status).toBe(415);
    const said = await answer.text();
    expect(JSON.parse(said)).toMatchObject({ code: 'NOT_A_PHOTOGRAPH' });
    expect(said).toContain('web page');
    expect((await client.head(path)).status).toBe(415);
    // Asked again, it is refused in the same words.
    expect(decodeURIComponent((await client.head(path)).headers.get('X-Message') ?? '')).toContain(
      'web page',
    );
    expect(await storage().stat(originalKey(studio.account, sha256Of(file)))).toBeNull();
  });

  test('before a byte is sent when it is too large', async () => {
    const client = tusClient(served.origin, await makeStudio());
    const answer = await client.create(500 * 1024 * 1024 + 1);
    expect(answer.status).toBe(413);
    expect(((await answer.json()) as { code: string }).code).toBe('FILE_TOO_LARGE');
  });

  test('beyond the photographs a project may have, also by sixteen at once', async () => {
    const studio = await makeStudio(3);
    const client = tusClient(served.origin, studio);
    const files = await Promise.all(Array.from({ length: 16 }, (_, i) => makeJpeg(20 + i)));
    // All are announced while there is still room.
    const paths = await Promise.all(
      files.map(async (file) => (await client.create(file.length)).headers.get('Location') ?? ''),
    );
    const answers = await Promise.all(files.map((file, i) => client.patch(paths[i] ?? '', 0, file)));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(3);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(13);
    expect(await photos(studio.gallery)).toHaveLength(3);
    const refused = await client.create(1000);
    expect(((await refused.json()) as { code: string }).code).toBe('PHOTO_LIMIT_REACHED');
    const known = new Set((await photos(studio.gallery)).map((photo) => photo.sha256));
    for (const file of files) {
      expect((await stored(studio.account, sha256Of(file))) !== null).toBe(known.has(sha256Of(file)));
    }
  });

  test('without the token of a page, to strangers, and for others’ galleries', async () => {
    const [studio, other] = [await makeStudio(), await makeStudio()];
    const { 'X-CSRF-Token': _none, ...bare } = studio.headers;
    const noToken = await tusClient(served.origin, { ...studio, headers: bare }).create(10);
    expect([noToken.status, ((await noToken.json()) as { code: string }).code]).toEqual([
      422,
      'INVALID_CSRF_TOKEN',
    ]);
    const stranger = tusClient(served.origin, { ...studio, headers: { 'Tus-Resumable': '1.0.0' } });
    expect((await stranger.create(10)).status).toBe(401);
    const path = (await tusClient(served.origin, studio).create(10)).headers.get('Location') ?? '';
    const foreign = tusClient(served.origin, { ...studio, headers: other.headers });
    expect((await foreign.create(10)).status).toBe(404);
    expect((await foreign.head(path)).status).toBe(404);
    expect((await foreign.patch(path, 0, Buffer.alloc(10))).status).toBe(404);
    expect((await foreign.call(path, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('the lock of an upload', () => {
  test('is held against other processes, and waited for', async () => {
    const client = tusClient(served.origin, await makeStudio());
    const path = (await client.create(100)).headers.get('Location') ?? '';
    const other = await pool().connect();
    const key = `upload:write:${idOf(path)}`;
    await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    const order: string[] = [];
    const head = client.head(path).then((answer) => {
      order.push('answered');
      return answer;
    });
    // A request that needs no lock comes and goes meanwhile.
    await client.create(100);
    order.push('let go');
    await other.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    other.release();
    expect((await head).headers.get('Upload-Offset')).toBe('0');
    expect(order).toEqual(['let go', 'answered']);
  });

  test('comes back when its session was cut', async () => {
    const client = tusClient(served.origin, await makeStudio());
    const path = (await client.create(100)).headers.get('Location') ?? '';
    await pool().query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'keepers-locks' and datname = current_database()`,
    );
    expect((await client.patch(path, 0, Buffer.alloc(10))).status).toBe(204);
    expect((await client.head(path)).headers.get('Upload-Offset')).toBe('10');
  });

  test('does not keep an upload from being given up', async () => {
    const client = tusClient(served.origin, await makeStudio());
    const path = (await client.create(100)).headers.get('Location') ?? '';
    await client.patch(path, 0, Buffer.alloc(10));
    expect((await client.call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await client.head(path)).status).toBe(404);
  });
});

describe('the question which files are wanted', () => {
  test('knows what this gallery has and nothing else', async () => {
    const [studio, other] = [await makeStudio(), await makeStudio()];
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(60);
    const media = (await client.send(file)).headers.get('Media-Id');
    const ask = async (gallery: string) => {
      const files = [
        { name: 'a.jpg', bytes: file.length, sha256: sha256Of(file) },
        { name: 'b.jpg', bytes: 5, sha256: 'b'.repeat(64) },
      ];
      const body = JSON.stringify({ gallery, files });
      return client.call('/api/uploads/check', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    expect(await (await ask(studio.gallery)).json()).toEqual({
      known: { [sha256Of(file)]: media },
      wanted: ['b'.repeat(64)],
    });
    expect((await ask(other.gallery)).status).toBe(404);
  });
});

describe('whoever dies halfway', () => {
  test('after the original reached its place: the next call ends the upload', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(70);
    const path = (await client.create(file.length)).headers.get('Location') ?? '';
    await writeFile(stagedPath(idOf(path)), file);
    // The row cannot be written: as if the process ended between the two.
    await pool().query('alter table media rename to media_away');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      expect((await client.head(path)).status).toBe(500);
      expect(said).toHaveBeenCalledOnce();
    } finally {
      said.mockRestore();
      await pool().query('alter table media_away rename to media');
    }
    expect(await stored(studio.account, sha256Of(file))).toBe(sha256Of(file));
    expect(await storage().stat(originalKey(studio.account, sha256Of(file)))).not.toBeNull();
    const head = await client.head(path);
    expect(head.status).toBe(200);
    expect((await photos(studio.gallery)).map((photo) => photo.id)).toEqual([head.headers.get('Media-Id')]);
  });

  test('before the answer: the sweep ends the upload, and asks for a lost drawing again', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(71);
    const path = (await client.create(file.length)).headers.get('Location') ?? '';
    await writeFile(stagedPath(idOf(path)), file);
    await sweepUploads();
    const [photo] = await photos(studio.gallery);
    const jobs = () =>
      pool().query(`select 1 from pgboss.job where name = 'media.derive' and data->>'media' = $1`, [
        photo?.id,
      ]);
    expect((await jobs()).rowCount).toBe(1);
    await pool().query(`delete from pgboss.job where data->>'media' = $1`, [photo?.id]);
    await sweepUploads();
    expect((await jobs()).rowCount).toBe(1);
  });

  test('and never comes back: the staged bytes go after two days', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const path = (await client.create(100)).headers.get('Location') ?? '';
    await client.patch(path, 0, Buffer.alloc(10));
    await sweepUploads();
    expect((await client.head(path)).headers.get('Upload-Offset')).toBe('10');
    await sweepUploads(Date.now() + 49 * 3600 * 1000);
    expect((await client.head(path)).status).toBe(404);
    await expect(rm(stagedPath(idOf(path)))).rejects.toThrow('ENOENT');
  });
});

test('sixteen uploads at a time of forty files: none lost, none swapped', async () => {
  const studio = await makeStudio();
  const client = tusClient(served.origin, studio);
  const files = await Promise.all(Array.from({ length: 40 }, (_, i) => makeJpeg(100 + i, 900, 600)));
  const waiting = files.map((file, i) => ({ file, name: `IMG_${i}.JPG` }));
  const sent = new Map<string, string>();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await client.send(next.file, { filename: next.name });
        sent.set(answer.headers.get('Media-Id') ?? `${answer.status}`, `${next.name} ${sha256Of(next.file)}`);
      }
    }),
  );
  const rows = await photos(studio.gallery);
  expect(new Map(rows.map((row) => [row.id, `${row.name} ${row.sha256}`]))).toEqual(sent);
  expect(rows).toHaveLength(40);
  for (const row of rows) expect(await stored(studio.account, row.sha256)).toBe(row.sha256);
  const places = await pool().query('select distinct position from media where gallery_id = $1', [
    studio.gallery,
  ]);
  expect(places.rowCount).toBe(40);
}, 60_000);
