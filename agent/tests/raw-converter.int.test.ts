import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readZip } from '@plugins/selection/exports/tests/read-zip';
import { Browser } from '@root/tests/helpers/browser';
import { eventOf } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AgentWorld } from './agent-world';

// The folders and files that Capture One writes for a session; other raw converters differ in names alone.
const app = await openTestApp();
const world = new AgentWorld(app);
const { sql } = world;

beforeAll(() => world.start());
beforeEach(async () => {
  await world.fresh();
  for (const nr of [1, 2]) {
    world.write(`Capture/IMG_${nr}.CR3`, `raw ${nr}`);
    world.write(`Capture/IMG_${nr}.xmp`, '<x:xmpmeta/>');
    world.write(`Capture/CaptureOne/Settings/IMG_${nr}.CR3.cos`, 'settings');
    await world.photograph(`Capture/CaptureOne/Cache/Thumbnails/IMG_${nr}.jpg`);
  }
  await world.photograph('Previews.lrdata/1.jpg');
  await world.photograph('Output/@eaDir/IMG_1.jpg');
});
afterEach(() => world.agent.stop());

test('a session of Capture One: exports go up, picks come back as sidecars beside the raw files, a new export keeps its pick', async () => {
  const { agent } = world;
  const first = await world.photograph('Output/IMG_1.jpg');
  const second = await world.photograph('Output/IMG_2.jpg');
  world.configure();
  await agent.start();
  await world.settled(2);
  expect(await world.stored()).toEqual([first, second].sort());

  const event = await eventOf(world.project.id);
  const product = world.project.products.Album;
  const client = await new Browser(app.origin).enter(event.code);
  const rows = await sql<{ id: string }>(
    `select id from media where gallery_id = $1 and name = 'IMG_1.jpg'`,
    [world.project.gallery],
  );
  const media = rows[0]?.id;
  await client.post('/product_medias', { media, product, selected: true });

  const answer = await fetch(`${app.origin}/events/${world.project.id}/selection.zip`, {
    headers: { Authorization: `Bearer ${world.token}` },
  });
  const sidecars = readZip(Buffer.from(await answer.arrayBuffer()));
  const capture = path.join(world.folder, 'Capture');
  mkdirSync(capture, { recursive: true });
  for (const [name, content] of sidecars)
    if (name.endsWith('.xmp')) writeFileSync(path.join(capture, name), content);
  expect([...sidecars.keys()].filter((name) => name.endsWith('.xmp'))).toEqual(['IMG_1.xmp']);
  const names = readdirSync(capture).filter((name) => name.startsWith('IMG_1.'));
  expect(names.sort()).toEqual(['IMG_1.CR3', 'IMG_1.xmp']);
  expect(sidecars.get('IMG_1.xmp')).toContain('xmp:Rating="5"');

  const edited = await world.photograph('Output/IMG_1.jpg', 20);
  await agent.ask('rescan', {});
  await agent.reach(({ done }) => done.uploaded === 3);
  expect(await world.stored()).toEqual([edited, second].sort());
  expect(await sql('select media_id as id from product_medias where product_id = $1', [product])).toEqual([
    { id: media },
  ]);
});
