import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage } from './files';
import { collect } from './tests/collect';
import { startS3 } from './tests/start-s3';
import { testStorage } from './tests/storage-contract';

let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

testStorage('an S3 bucket', async () => createStorage(server.options));

describe('an S3 bucket', () => {
  test('can be shared by prefix: one prefix does not see the other', async () => {
    const other = createStorage({ ...server.options, prefix: 'elsewhere' });
    await other.put('a.jpg', Buffer.from('theirs'), { contentType: 'image/jpeg' });
    expect(await collect(createStorage(server.options).list(''))).not.toContain('a.jpg');
    expect(await collect(other.list(''))).toEqual(['a.jpg']);
  });

  test('reports why it cannot be used', async () => {
    const missing = createStorage({ ...server.options, bucket: 'nowhere' });
    await expect(missing.check()).rejects.toThrow('The S3 bucket nowhere cannot be used: NoSuchBucket');
    await expect(missing.read('a.jpg')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});
