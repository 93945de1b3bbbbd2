import { pool } from '@plugins/kit/server/database';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { albumPeople } from '../person-tables';
import { countWaiting, listWaitingAlbums } from '../queries/waiting';
import {
  albumAt,
  enters,
  makeAlbum,
  owner,
  pin,
  pinsOf,
  project,
  proofAt,
  readAlbum,
  readProof,
  save,
  send,
  sql,
} from './world';

let nameless: Browser;
beforeAll(async () => {
  nameless = await enters(project);
});

const approve = (id: string, who: Browser, more: object = {}) =>
  who.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa', ...more });

async function proofed(): Promise<string> {
  const id = await makeAlbum();
  expect((await send(id)).status).toBe(201);
  return id;
}

describe('the name of a client who approves', () => {
  test('is the one they give, which names them from then on', async () => {
    const id = await proofed();
    expect(await readProof(id, nameless)).toMatchObject({ nameless: true });
    expect((await approve(id, nameless, { name: ' Noa\u202e Levi ' })).status).toBe(200);
    expect(await readProof(id, nameless)).toMatchObject({ nameless: false, approved_by: 'Noa Levi' });
    expect(await readAlbum(id)).toMatchObject({ approved_by: 'Noa Levi' });
    const again = await proofed();
    await approve(again, nameless, { name: 'Mallory' });
    expect(await readAlbum(again)).toMatchObject({ approved_by: 'Noa Levi' });
  });

  test.each([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a name of spaces and control characters', { name: ' \u202e ' }],
  ])('is required: an approval with %s is refused, and names the field', async (_, body) => {
    const unknown = await enters(project);
    const id = await proofed();
    const answer = await unknown.put(`${proofAt(id)}/approval`, { round: 1, approved: true, ...body });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_INPUT']);
    expect(answer.json.errors).toEqual({ name: [expect.any(String)] });
    expect(await readAlbum(id)).toMatchObject({ state: 'proof', approved_by: null });
    expect((await approve(id, unknown)).status).toBe(200);
    expect(await readAlbum(id)).toMatchObject({ state: 'approved', approved_by: 'Noa' });
  });

  test('is mailed to the studio, and is requested no second time in the gallery', async () => {
    const known = await enters(project);
    const introduces = async () =>
      ((await known.get(`/events/${project.id}`)).json.person as unknown as { introduce?: string }).introduce;
    expect(await introduces()).toBe('later');
    const id = await proofed();
    await approve(id, known, { name: 'Tamar' });
    expect(await introduces()).toBeUndefined();
    const mails = await sql<{ subject: string }>(
      `select subject from mails where kind = 'albums.approved' and event_id = $1 and subject like '%Tamar%'`,
      [project.id],
    );
    expect(mails).toHaveLength(1);
  });

  test('is the one they give in the gallery afterwards', async () => {
    const later = await enters(project);
    const id = await proofed();
    await approve(id, later);
    expect(await readAlbum(id)).toMatchObject({ approved_by: 'Noa' });
    expect((await later.put(`/events/${project.id}/person`, { name: 'Dana' })).status).toBe(200);
    expect(await readAlbum(id)).toMatchObject({ approved_by: 'Dana' });
  });

  test('is that of their account for the studio, which is never nameless', async () => {
    const id = await proofed();
    expect(await readProof(id, owner)).toMatchObject({ nameless: false });
    await approve(id, owner, { name: 'Mallory' });
    const { approved_by } = await readAlbum(id);
    expect([approved_by, approved_by === 'Mallory']).toEqual([expect.any(String), false]);
    const again = await proofed();
    expect((await owner.put(`${proofAt(again)}/approval`, { round: 1, approved: true })).status).toBe(200);
  });
});

test('who approved an earlier proof is erased with the person, and the proof stays as it was sent', async () => {
  const id = await proofed();
  const { document } = await readProof(id);
  await approve(id, nameless);
  const [approved] = await sql<{ grant_id: string }>('select grant_id from albums where id = $1', [id]);
  await send(id);
  const held = albumPeople.find(({ table }) => table === 'album_versions');
  if (!held || typeof held.erased === 'string' || !('set' in held.erased)) throw new Error('No such table');
  const mine = held.mine.replace(':grants', '$1::uuid[]');
  const shown = await sql(`select ${held.shown} from album_versions where ${mine}`, [[approved?.grant_id]]);
  expect(shown.length).toBeGreaterThan(0);
  await sql(`update album_versions set ${held.erased.set} where ${mine}`, [[approved?.grant_id]]);
  const { versions } = await readAlbum(id);
  const first = versions.find(({ round }) => round === 1);
  expect(first).toMatchObject({ approved_by: '–', approved_at: expect.any(String) });
  expect((await owner.get(`${albumAt(id)}/versions/${first?.id}`)).json.document).toEqual(document);
});

test('of the versions, the one that is the saved album is marked until the album changes', async () => {
  const id = await proofed();
  expect((await readAlbum(id)).versions).toMatchObject([{ round: 1, current: true }]);
  const { document, revision } = await readAlbum(id);
  await save(id, { revision, document: { ...document, style: { ...document.style, gap: 0 } } });
  expect((await readAlbum(id)).versions).toMatchObject([{ round: 1, current: false }]);
  await send(id);
  expect((await readAlbum(id)).versions).toMatchObject([
    { round: 2, current: true },
    { round: 1, current: false },
  ]);
});

describe('an album waits for the studio', () => {
  const mine = async (id: string) =>
    (await listWaitingAlbums(pool(), project.account)).find(({ album }) => album === id);
  const count = async () =>
    (await countWaiting(pool(), { account: project.account, events: [project.id] })).get(project.id) ?? 0;

  test('while a client’s note is open', async () => {
    const id = await proofed();
    const before = await count();
    expect(await mine(id)).toBeUndefined();
    const { document } = await readProof(id);
    const [note] = pinsOf(await pin(nameless, id, { spread: document.spreads[0]?.id }));
    expect(await mine(id)).toMatchObject({ id: project.id, notes: 1 });
    expect(await count()).toBe(before + 1);
    await owner.put(`${albumAt(id)}/pins/${note?.id}/resolved`, { resolved: true });
    expect(await mine(id)).toBeUndefined();
    expect(await count()).toBe(before);
  });

  test('from its approval until files of it are made, or the project is delivered', async () => {
    const id = await proofed();
    const before = await count();
    await approve(id, nameless);
    expect(await mine(id)).toMatchObject({ notes: null, round: 1, changed: false });
    const { document, revision } = await readAlbum(id);
    await save(id, { revision, document: { ...document, style: { ...document.style, gap: 1_234 } } });
    expect(await mine(id)).toMatchObject({ notes: null, round: 1, changed: true });
    expect(await count()).toBe(before + 1);
    await sql('update events set delivered_at = now() where id = $1', [project.id]);
    expect(await mine(id)).toBeUndefined();
    await sql('update events set delivered_at = null where id = $1', [project.id]);
    const made = (state: string) =>
      sql(
        `insert into album_outputs (id, account_id, event_id, album_id, kind, state, revision, document, marks, pages, done, total,
           created_at, updated_at)
         select gen_random_uuid(), account_id, event_id, id, 'pdf', $2, revision, document, false, false, 0, 1, now(), now()
           from albums where id = $1`,
        [id, state],
      );
    await made('failed');
    expect(await mine(id)).toMatchObject({ notes: null, round: 1, changed: true });
    await made('ready');
    expect(await mine(id)).toBeUndefined();
    expect(await count()).toBe(before);
  });
});
