import { listMedia } from '@media/lists/queries/lists';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeMedia, makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
beforeAll(() => startTestApp(app));

test('a list returns rows as the table has them, with any characters in a name, and null for unknown values', async () => {
  const studio = await makeStudio();
  const project = await makeProject(studio, { medias: 0 });
  const place = { account: studio.account, event: project.id, gallery: project.gallery };
  const names = ['a "quoted", {odd} \\ name.jpg', 'כלה.JPG', 'x\u001ey\u001fz.jpg', '😀 | ,.jpg'];
  const ids: string[] = [];
  for (const name of names) ids.push(await makeMedia(place, name, { hidden: name.startsWith('x') }));
  await sql(
    `update media set state = 'processing', width = null, height = null, thumbhash = null, version = null,
       thumbnails_ready = false where id = $1`,
    [ids[1]],
  );
  await sql(`update media set thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI' where id = $1`, [ids[0]]);
  const of = { event: project.id, gallery: project.gallery };
  const list = await listMedia({ of, role: 'owner', sortBy: 'manual', page: 1 });
  expect(list.ids).toEqual(ids);
  const made = {
    event_id: project.id,
    account: { hidden_by: null, private: false },
    state: 'ready',
    width: 1500,
    height: 1000,
    version: 'v1',
    thumbnails_ready: true,
  };
  const nothing = { width: null, height: null, version: null, thumbnails_ready: false };
  const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  expect(list.medias).toEqual([
    { ...made, id: ids[0], name: names[0], thumbhash, hidden: false },
    { ...made, ...nothing, id: ids[1], name: names[1], state: 'processing', thumbhash: null, hidden: false },
    { ...made, id: ids[2], name: 'xyz.jpg', thumbhash: null, hidden: true },
    { ...made, id: ids[3], name: names[3], thumbhash: null, hidden: false },
  ]);
  const none = await listMedia({ of, role: 'owner', sortBy: 'name', page: 2 });
  expect([none.ids.length, none.medias]).toEqual([4, []]);
  const empty = await listMedia({ of, role: 'owner', sortBy: 'name', picked: { product: null }, page: 1 });
  expect(empty).toEqual({ ids: [], medias: [] });
  const theirs = await listMedia({ of, role: 'client', sortBy: 'manual', page: 1 });
  expect(theirs.medias.map((row) => 'account' in row)).toEqual([false, false, false, false]);
});
