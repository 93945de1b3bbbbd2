import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeMedia, makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailReady } from '../operations/mail-ready';

const app = await openTestApp();
const sql = sqlOf(app);
const { guest: enterGuest, client: enterClient } = entriesOf(app);
let studio: Studio;
let project: Project;
let guest: Browser;

beforeAll(async () => {
  ({ studio } = await openGallery(app));
});
beforeEach(async () => {
  project = await makeProject(studio, { medias: 0 });
  guest = await enterGuest(project);
});

const ask = (who: Browser, email: string) =>
  who.post(`/api/x/ready/projects/${project.id}/request`, { email });
const mails = () =>
  sql<{ to: string; subject: string }>(
    `select "to", subject from mails where event_id = $1 and kind = 'ready.photographs' order by "to"`,
    [project.id],
  );
const arrive = async (more: { hidden?: boolean; private?: boolean } = {}) => {
  await makeMedia({ account: project.account, event: project.id, gallery: project.gallery }, 'A.JPG', more);
  await sql(`update media set uploaded_at = now() - interval '5 minutes' where event_id = $1`, [project.id]);
};

test('everyone who left an address gets one message once photographs are there, and the address is deleted', async () => {
  expect((await ask(guest, 'Maya@People.test')).json).toEqual({ ready: false });
  await ask(guest, 'maya@people.test');
  await ask(await enterClient(project), 'dana@people.test');
  expect(await mailReady()).toBe(0);
  await arrive();
  expect(await Promise.all([mailReady(), mailReady()])).toContain(2);
  expect((await mails()).map(({ to }) => to)).toEqual(['dana@people.test', 'maya@people.test']);
  expect((await mails())[0]?.subject).toContain('ready');
  expect(await sql('select * from ready_requests where event_id = $1', [project.id])).toEqual([]);
  expect((await ask(guest, 'late@people.test')).json).toEqual({ ready: true });
});

test('photographs that guests do not see, that are being rendered, or in a closed project, are not announced', async () => {
  await ask(guest, 'maya@people.test');
  await arrive({ private: true });
  expect(await mailReady()).toBe(0);
  await arrive();
  await sql(`update media set state = 'processing' where event_id = $1 and private`, [project.id]);
  expect(await mailReady()).toBe(0);
  await sql(`update media set state = 'ready' where event_id = $1`, [project.id]);
  await sql('update events set archived_at = now() where id = $1', [project.id]);
  expect(await mailReady()).toBe(0);
  await sql('update events set archived_at = null where id = $1', [project.id]);
  expect(await mailReady()).toBe(1);
});

test('an invalid address is refused, a revoked person is not mailed, and one person is limited', async () => {
  expect((await ask(guest, 'not an address')).status).toBe(422);
  await ask(guest, 'gone@people.test');
  await sql('update grants set revoked_at = now() where event_id = $1', [project.id]);
  await arrive();
  await mailReady();
  expect(await mails()).toEqual([]);
  const empty = await makeProject(studio, { medias: 0 });
  const eager = await enterGuest(empty);
  let last = 200;
  for (let nr = 0; nr < 11 && last === 200; nr++)
    last = (await eager.post(`/api/x/ready/projects/${empty.id}/request`, { email: `m${nr}@people.test` }))
      .status;
  expect(last).toBe(429);
});
