import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { storeInS3 } from '@media/storage/tests/start-s3';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { type Served, serveQueued } from './serve-and-draw';
import { makeJpeg, makeStudio, sha256Of, tusClient } from './studio';
import { testWholeFiles } from './whole-file';

const app = await openTestApp();
app.atEnd(await storeInS3());

let served: Served;

beforeAll(async () => {
  served = await serveQueued(app);
});

const staged = async () => {
  const keys: string[] = [];
  for await (const key of storage().list('staging/')) keys.push(key);
  return keys;
};

test('bytes staged in S3, in pieces below its smallest part, arrive whole and leave nothing behind', async () => {
  const studio = await makeStudio();
  const client = tusClient(served.origin, studio);
  const file = await makeJpeg(1, 900, 600);
  const created = await client.create(file.length, { sha256: sha256Of(file), filename: 'חתונה.jpg' });
  const path = created.headers.get('Location') ?? '';
  await client.patch(path, 0, file.subarray(0, 5000));
  expect((await client.head(path)).headers.get('Upload-Offset')).toBe('5000');
  await client.patch(path, 5000, file.subarray(5000, 9000));
  expect(await staged()).not.toEqual([]);
  const answer = await client.patch(path, 9000, file.subarray(9000));
  expect(answer.headers.get('Media-Id')).toBeTruthy();
  expect((await storage().stat(originalKey(studio.account, sha256Of(file))))?.bytes).toBe(file.length);
  expect(await staged()).toEqual([]);
  expect((await client.head(path)).headers.get('Media-Id')).toBe(answer.headers.get('Media-Id'));
});

test('a refused file leaves nothing behind either', async () => {
  const client = tusClient(served.origin, await makeStudio());
  const answer = await client.send(Buffer.from('no photograph'));
  expect(answer.status).toBe(415);
  expect(await staged()).toEqual([]);
});

testWholeFiles(() => served.origin, staged);
