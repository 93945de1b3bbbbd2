import { readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ingestPhoto } from '@media/ingest/ingest-photo';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { makeJpeg, makeStudio, sha256Of, tusClient } from './studio';
import { idOf, photos, served, stagedPath, stored } from './uploads-app';
import { testWholeFiles } from './whole-file';

const staged = async () => {
  const names = await readdir(dirname(stagedPath('x')));
  const open = await pool().query<{ id: string }>(`select id from uploads where state = 'receiving'`);
  return names.filter((name) => !open.rows.some(({ id }) => id === name));
};
testWholeFiles(() => served.origin, staged);

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

  test('continues where it stopped', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(3);
    const path = (await client.create(file.length, { sha256: sha256Of(file) })).headers.get('Location') ?? '';
    expect((await client.patch(path, 0, file.subarray(0, 1000))).headers.get('Upload-Offset')).toBe('1000');
    expect((await client.head(path)).headers.get('Upload-Offset')).toBe('1000');
    expect((await client.patch(path, 5, file.subarray(5))).status).toBe(409);
    expect((await client.patch(path, 1000, file.subarray(1000))).headers.get('Media-Id')).toBeTruthy();
  });

  test('with concurrent finishes is ingested once, with one job', async () => {
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

  test('restores a photograph from the trash', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(6);
    const first = (await client.send(file)).headers.get('Media-Id');
    await pool().query('update media set deleted_at = now() where id = $1', [first]);
    expect((await client.send(file)).headers.get('Media-Id')).toBe(first);
    expect(await photos(studio.gallery)).toHaveLength(1);
  });

  test('of a new edit replaces the proof and keeps its id and name', async () => {
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

  test('when it is not a photograph, and repeats it to HEAD', async () => {
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
    // A second request is refused with the same message.
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

describe('the check of which files are needed', () => {
  test('reports what this gallery has and nothing else', async () => {
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
