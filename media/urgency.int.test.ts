import { renderMissing } from '@media/derive/operations/render-missing';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeMedia, makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';
import { askForStep, askToDerive } from './jobs';

const app = await openTestApp();
const sql = sqlOf(app);

test('a new upload is rendered before a forgotten one, however long that waited', async () => {
  // Jobs are only enqueued: no worker runs.
  await startWeb(app);
  const studio = await makeStudio();
  const [old, changed, fresh] = [
    await makeProject(studio, { medias: 2 }),
    await makeProject(studio, { medias: 1 }),
    await makeProject(studio, { medias: 0 }),
  ];
  const wait = (id: string) => sql(`update media set state = 'processing' where event_id = $1`, [id]);
  await wait(old.id);
  await renderMissing();
  await wait(changed.id);
  await renderMissing(changed.id);
  const place = { account: studio.account, event: fresh.id, gallery: fresh.gallery };
  const sent = { id: await makeMedia(place, 'SENT.JPG'), sha256: 'a'.repeat(64), event_id: fresh.id };
  const version = { media: sent.id, sha256: sent.sha256, version: 'v', previous: null };
  await transaction(async (tx) => {
    await askForStep(tx, { ...version, step: 'large' });
    await askToDerive(tx, sent);
  });
  const queued = await sql<{ media: string; step: string }>(
    `select data->>'media' as media, data->>'step' as step from pgboss.job where name = 'media.derive'
      order by priority desc, created_on, id`,
  );
  expect(queued.slice(0, 3)).toEqual([
    { media: sent.id, step: 'thumbnails' },
    { media: sent.id, step: 'large' },
    { media: changed.medias[0], step: 'thumbnails' },
  ]);
  expect(
    queued
      .slice(3)
      .map(({ media }) => media)
      .sort(),
  ).toEqual([...old.medias].sort());
});
