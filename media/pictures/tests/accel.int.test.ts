import { makeWorld } from '@root/tests/access/world';
import { aSecond } from '@root/tests/helpers/a-second';
import { startWeb } from '@root/tests/helpers/start-web';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import type { GalleryList } from '@/core/wire';

process.env.KEEPERS_ACCEL_PREFIX = '/_photos/';
const app = await openTestApp();

test('behind a proxy that sends files, a permitted picture is answered by its address there', async () => {
  await startWeb(app);
  const { people, project } = await makeWorld(app);
  const media = project.medias[0] as string;
  const list = (await people.client.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
  const address = list.medias.find((one) => one.id === media)?.urlS ?? '';
  const answer = await people.client.get(address);
  expect([answer.status, answer.text, answer.headers.get('x-accel-redirect')]).toEqual([
    200,
    '',
    `/_photos/derivatives/${project.id}/${media}/v1/s300.jpg`,
  ]);
  expect(answer.headers.get('cache-control')).toMatch(/^private,.*immutable/);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  for (const person of ['guest', 'anonymous', 'revoked client', "another account's owner"] as const) {
    const refused = await people[person].get(address);
    expect([refused.status, refused.headers.get('x-accel-redirect')]).toEqual([404, null]);
  }
  await sqlOf(app)('update media set private = true where id = $1', [media]);
  await expect
    .poll(async () => (await people.client.get(address)).status, { timeout: aSecond(), interval: 20 })
    .toBe(404);
});
