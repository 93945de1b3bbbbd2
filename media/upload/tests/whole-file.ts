import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { makeJpeg, makeStudio, type Studio, sha256Of, tusClient } from './studio';

/** The part of tus-js-client these tests use, which the browser's uploader (@uppy/tus) depends on. */
interface TusJs {
  Upload: new (
    file: Buffer,
    options: {
      endpoint: string;
      uploadDataDuringCreation: boolean;
      headers: Record<string, string>;
      metadata: Record<string, string>;
      retryDelays: null;
      onAfterResponse: (
        request: { getMethod(): string },
        answer: { getStatus(): number; getHeader(name: string): string | undefined },
      ) => void;
      onSuccess: () => void;
      onError: (error: Error) => void;
    },
  ) => { start(): void };
}
const uppy = createRequire(import.meta.url).resolve('@uppy/tus');
const { Upload } = createRequire(uppy)('tus-js-client') as TusJs;

const metadataOf = (studio: Studio, file: Buffer) => ({
  filename: 'IMG_1.JPG',
  gallery: studio.gallery,
  sha256: sha256Of(file),
});

const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const uploadsOf = async (studio: Studio) =>
  (await pool().query('select 1 from uploads where gallery_id = $1', [studio.gallery])).rowCount;

/** The tests of `creation-with-upload`, for every kind of staging. */
export function testWholeFiles(origin: () => string, staged: () => Promise<string[]>): void {
  const post = (studio: Studio, file: Buffer, headers: Record<string, string> = {}) =>
    tusClient(origin(), studio).call('/api/uploads', {
      method: 'POST',
      headers: {
        'Upload-Length': String(file.length),
        'Upload-Metadata': encode(metadataOf(studio, file)),
        'Content-Type': 'application/offset+octet-stream',
        ...headers,
      },
      body: new Uint8Array(file),
    });

  describe('a creation that carries the whole file', () => {
    test('answers 201 with its address and the photograph it became', async () => {
      const studio = await makeStudio();
      const file = await makeJpeg(81);
      const answer = await post(studio, file);
      expect(answer.status).toBe(201);
      const media = answer.headers.get('Media-Id') ?? '';
      const path = answer.headers.get('Location') ?? '';
      expect(path).toMatch(/^\/api\/uploads\/[\w-]{36}$/);
      expect(answer.headers.get('Upload-Offset')).toBe(String(file.length));
      // It is finished, so nothing of it can expire.
      expect(answer.headers.get('Upload-Expires')).toBeNull();
      const found = await pool().query('select id, sha256 from media where gallery_id = $1', [
        studio.gallery,
      ]);
      expect(found.rows).toEqual([{ id: media, sha256: sha256Of(file) }]);
      const head = await tusClient(origin(), studio).head(path);
      expect([head.status, head.headers.get('Media-Id')]).toEqual([200, media]);
      expect(await staged()).toEqual([]);
    });

    test('answers as a refused file when it is no photograph', async () => {
      const answer = await post(await makeStudio(), Buffer.from('no photograph'));
      expect(answer.status).toBe(415);
      expect(((await answer.json()) as { code: string }).code).toBe('NOT_A_PHOTOGRAPH');
      expect(answer.headers.get('Location')).toBeNull();
      expect(await staged()).toEqual([]);
    });

    test('is one request for tus-js-client with uploadDataDuringCreation', async () => {
      const studio = await makeStudio();
      const file = await makeJpeg(82);
      const answers: unknown[] = [];
      await new Promise<void>((resolve, reject) => {
        new Upload(file, {
          endpoint: `${origin()}/api/uploads`,
          uploadDataDuringCreation: true,
          headers: studio.headers,
          metadata: metadataOf(studio, file),
          retryDelays: null,
          onAfterResponse: (request, answer) => {
            answers.push([request.getMethod(), answer.getStatus(), answer.getHeader('Media-Id')]);
          },
          onSuccess: resolve,
          onError: reject,
        }).start();
      });
      const { rows } = await pool().query<{ id: string }>('select id from media where gallery_id = $1', [
        studio.gallery,
      ]);
      expect(answers).toEqual([['POST', 201, rows[0]?.id]]);
    });

    test('with a first part only goes on by PATCH', async () => {
      const studio = await makeStudio();
      const file = await makeJpeg(83);
      const created = await post(studio, file.subarray(0, 1000), {
        'Upload-Length': String(file.length),
        'Upload-Metadata': encode(metadataOf(studio, file)),
      });
      expect([created.status, created.headers.get('Upload-Offset')]).toEqual([201, '1000']);
      expect(created.headers.get('Upload-Expires')).toBeTruthy();
      const path = created.headers.get('Location') ?? '';
      const ended = await tusClient(origin(), studio).patch(path, 1000, file.subarray(1000));
      expect([ended.status, Boolean(ended.headers.get('Media-Id'))]).toEqual([204, true]);
    });

    test.each<[string, Record<string, string>, string]>([
      ['Upload-Defer-Length', { 'Upload-Defer-Length': '1' }, 'creation-defer-length'],
      ['Upload-Concat: partial', { 'Upload-Concat': 'partial' }, 'Concatenation'],
      ['Upload-Concat: final', { 'Upload-Concat': 'final;/api/uploads/a /api/uploads/b' }, 'Concatenation'],
    ])('answers 400 and announces nothing with %s', async (_name, headers, text) => {
      const studio = await makeStudio();
      const file = await makeJpeg(84);
      expect((await post(studio, file, headers)).status).toBe(400);
      const client = tusClient(origin(), studio);
      const metadata = encode(metadataOf(studio, file));
      const bare = await client.call('/api/uploads', {
        method: 'POST',
        headers: { ...headers, 'Upload-Metadata': metadata },
      });
      expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining(text)]);
      expect(await uploadsOf(studio)).toBe(0);
    });
  });
}
