import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { sweepUploads } from '@media/upload/operations/sweep-uploads';
import { whole } from '@root/tests/helpers/part';
import { describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { uploadPatience } from '../serve';
import { makeJpeg, makeStudio, sha256Of, tusClient } from './studio';
import { idOf, photos, served, stagedPath, stored } from './uploads-app';

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
    // Meanwhile a request that needs no lock is answered.
    await client.create(100);
    order.push('let go');
    await other.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    other.release();
    expect((await head).headers.get('Upload-Offset')).toBe('0');
    expect(order).toEqual(['let go', 'answered']);
  });

  test('is available again after its session was cut', async () => {
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

describe('a process that dies halfway', () => {
  test('after the original was stored: the next call ends the upload', async () => {
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

  test('before the answer: the sweep ends the upload, and enqueues a lost rendering again', async () => {
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

  test('and never returns: the staged bytes are deleted after two days', async () => {
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

describe('a client that falls silent', () => {
  test('loses the connection, and resumes from the last received byte', async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const file = await makeJpeg(4);
    const created = await client.create(file.length, { sha256: sha256Of(file) });
    const place = created.headers.get('Location') ?? '';
    uploadPatience().ms = 1000;
    const silent = request(`${served.origin}${place}`, {
      method: 'PATCH',
      headers: {
        ...studio.headers,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(file.length),
      },
    });
    silent.write(file.subarray(0, 1000));
    await expect(once(silent, 'response')).rejects.toThrow('socket hang up');
    uploadPatience().ms = 60_000;
    // All that was written, or nothing where the connection was lost before it was read.
    const kept = Number((await client.head(place)).headers.get('Upload-Offset'));
    expect([0, 1000]).toContain(kept);
    expect((await client.patch(place, kept, file.subarray(kept))).status).toBe(204);
    expect(await photos(studio.gallery)).toMatchObject([{ sha256: sha256Of(file) }]);
  });
});

test.runIf(whole)(
  'sixteen uploads at a time of forty files: none lost, none swapped',
  async () => {
    const studio = await makeStudio();
    const client = tusClient(served.origin, studio);
    const files = await Promise.all(Array.from({ length: 40 }, (_, i) => makeJpeg(100 + i, 900, 600)));
    const waiting = files.map((file, i) => ({ file, name: `IMG_${i}.JPG` }));
    const sent = new Map<string, string>();
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const answer = await client.send(next.file, { filename: next.name });
          sent.set(
            answer.headers.get('Media-Id') ?? `${answer.status}`,
            `${next.name} ${sha256Of(next.file)}`,
          );
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
  },
  60_000,
);
