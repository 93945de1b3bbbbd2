import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { makeInvitation } from '../../../tests/helpers/invitation';
import { remindOfProofs } from '../operations/remind';
import { addCover } from '../rules/cover';
import { type AlbumDocument, usedIn } from '../rules/document';
import { isAnswer } from '../rules/proof-notes';
import type { AlbumsView } from '../rules/wire';
import {
  albumAt,
  at,
  client,
  enters,
  guest,
  makeAlbum,
  owner,
  pick,
  pin,
  pinsOf,
  project,
  proofAt,
  readAlbum,
  readProof,
  save,
  send,
  sql,
  stranger,
} from './world';

let other: Browser;
beforeAll(async () => {
  other = await enters(project);
});
/** A photograph that no album begins with: it is picked afterwards, for one test. */
const later = () => project.medias[7] ?? '';
const unpick = () => sql('delete from product_medias where media_id = $1', [later()]);
afterEach(unpick);

async function proofed(): Promise<{ id: string; document: AlbumDocument; spread: string }> {
  const id = await makeAlbum();
  expect((await send(id)).status).toBe(201);
  const { document } = await readProof(id);
  return { id, document, spread: document.spreads[0]?.id ?? '' };
}

describe('a proof', () => {
  test('is what was sent, not what the studio changes later; the next one is a round more', async () => {
    const { id, document } = await proofed();
    await save(id, { revision: 1, document: { ...document, spreads: document.spreads.slice(0, 1) } });
    expect((await readProof(id)).document).toEqual(document);
    expect((await send(id, { note: 'Again', closes_on: '2027-05-01' })).json).toMatchObject({ round: 2 });
    expect(await readProof(id)).toMatchObject({ round: 2, note: 'Again', closes_on: '2027-05-01' });
    expect((await readProof(id)).document.spreads).toHaveLength(1);
  });

  test('of a later round names the spreads that changed, with what they were, and nothing that is hidden', async () => {
    const { id, document } = await proofed();
    expect((await readProof(id)).changes).toBeNull();
    await send(id);
    expect((await readProof(id)).changes).toEqual([]);
    const [first, second] = document.spreads;
    const taken = first?.frames[0]?.media ?? '';
    const changed = {
      ...document,
      spreads: document.spreads.map((spread, at) =>
        at === 0 ? { ...spread, frames: spread.frames.slice(1) } : spread,
      ),
    };
    const added = { ...changed, spreads: [...changed.spreads, { id: 'new', frames: [] }] };
    expect((await save(id, { revision: 1, document: added })).status).toBe(200);
    await send(id);
    const { changes, photos } = await readProof(id);
    expect(changes).toEqual([
      { spread: first?.id, before: first },
      { spread: 'new', before: null },
    ]);
    expect(changes?.some(({ spread }) => spread === second?.id)).toBe(false);
    expect(photos.map((photo) => photo.id)).toContain(taken);
    await sql('update media set private = true where id = $1', [taken]);
    const [former] = (await readProof(id)).changes ?? [];
    expect(former?.before?.frames[0]?.media).toBeNull();
    await sql('update media set private = false where id = $1', [taken]);
    // A color of the whole album changes all its spreads.
    const style = { ...document.style, background: '#f5efe6' };
    await save(id, { revision: 2, document: { ...added, style } });
    await send(id);
    expect((await readProof(id)).changes).toHaveLength(added.spreads.length);
  });

  test('is mailed to invited clients in their language', async () => {
    await makeInvitation(project, 'Noa');
    await sql(`update clients set email = 'noa@people.test' where account_id = $1 and name = 'Noa'`, [
      project.account,
    ]);
    await sql('update invitations set sent_at = now() where event_id = $1', [project.id]);
    const id = await makeAlbum({ name: 'Spring' });
    const { json } = await send(id, { note: 'With love' });
    expect(json.mails).toBeGreaterThanOrEqual(1);
    const mails = await sql<{ subject: string; text: string }>(
      `select subject, text from mails where kind = 'albums.proof' and "to" = 'noa@people.test' order by created_at desc limit 1`,
    );
    expect(mails[0]?.subject).toContain('Spring');
    expect(mails[0]?.text).toContain('With love');
    // A size keeps its order in a Hebrew line.
    await sql(`update clients set locale = 'he' where account_id = $1 and name = 'Noa'`, [project.account]);
    await send(await makeAlbum({ name: 'מאיה 30 × 20 cm' }));
    const [hebrew] = await sql<{ subject: string }>(
      `select subject from mails where kind = 'albums.proof' and "to" = 'noa@people.test' order by created_at desc limit 1`,
    );
    expect(hebrew?.subject).toBe('האלבום \u2068מאיה \u206630 × 20 cm\u2069\u2069 מחכה לצפייה שלכם');
  });

  test('of an album without spreads is refused', async () => {
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    await save(id, { revision: 1, document: { ...document, spreads: [] } });
    expect((await send(id)).json.code).toBe('REFUSED');
  });

  test('shows clients no photograph that is hidden from them', async () => {
    const { id } = await proofed();
    const media = project.medias[1];
    await sql('update media set private = true where id = $1', [media]);
    expect((await readProof(id)).photos.some((photo) => photo.id === media)).toBe(false);
    expect((await readProof(id, owner)).photos.some((photo) => photo.id === media)).toBe(true);
    await sql('update media set private = false where id = $1', [media]);
  });

  test('shows the cover, which takes notes, and no photograph on it that is hidden', async () => {
    const id = await makeAlbum();
    const { document, revision } = await readAlbum(id);
    const media = project.medias[7] ?? '';
    const photo = { id: media, width: 900, height: 600, focal: null };
    const front = { spine: 10_000, wrap: 15_000, title: 'Spring', photo };
    let last = 0;
    const covered = addCover(document, front, () => `c${++last}`);
    expect((await save(id, { revision, document: covered })).status).toBe(200);
    await send(id);
    const coverIn = async () => (await readProof(id)).document.cover?.spread;
    expect((await coverIn())?.frames).toMatchObject([{ media }]);
    const noted = await pin(client, id, { spread: 'cover' });
    expect(pinsOf(noted)).toMatchObject([{ spread: 'cover' }]);
    await sql('update media set private = true where id = $1', [media]);
    expect((await coverIn())?.frames).toMatchObject([{ media: null }]);
    expect((await readProof(id)).photos.some((one) => one.id === media)).toBe(false);
    await sql('update media set private = false where id = $1', [media]);
    const plain = await proofed();
    expect((await pin(client, plain.id, { spread: 'cover' })).status).toBe(404);
  });

  test('opens as a page for clients, never for guests or strangers', async () => {
    const { id } = await proofed();
    const page = `/events/${project.id}/albums/${id}`;
    expect((await client.get(proofAt(id))).status).toBe(200);
    expect((await guest.get(proofAt(id))).status).toBe(401);
    expect((await stranger.get(proofAt(id))).status).toBe(404);
    expect((await client.get(page)).status).toBe(200);
    expect((await stranger.get(page)).status).toBe(404);
  });
});

describe('a note', () => {
  test('is pinned to a spread; its writer and the studio remove it, another client does not', async () => {
    const { id, spread } = await proofed();
    const note = randomUUID();
    const made = await pin(client, id, { id: note, spread, x: 0.2, y: 0.3, text: ' Lighter\u202e ' });
    expect(made.status).toBe(201);
    expect(pinsOf(made)).toMatchObject([
      { x: 0.2, y: 0.3, text: 'Lighter', mine: true, resolved: false, round: 1 },
    ]);
    expect((await readProof(id, other)).pins).toMatchObject([{ mine: false }]);
    expect((await other.delete(`${proofAt(id)}/pins/${note}`)).status).toBe(404);
    expect(pinsOf(await client.delete(`${proofAt(id)}/pins/${note}`))).toEqual([]);
  });

  test('is answered by the studio at its point, which clients read, on the next proof too, and do not remove', async () => {
    const { id, spread } = await proofed();
    await pin(client, id, { spread, x: 0.123456789, y: 0.3, text: 'Lighter' });
    const [lighter] = (await readProof(id)).pins;
    const answer = randomUUID();
    const body = { id: answer, spread, x: lighter?.x, y: lighter?.y, text: 'Yes' };
    expect((await pin(stranger, id, body)).status).toBe(404);
    expect((await pin(owner, id, body)).status).toBe(201);
    await send(id);
    const { pins } = await readProof(id);
    expect(pins.map(({ studio, round }) => [studio, round])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(pins.map((one) => isAnswer(one, pins))).toEqual([false, true]);
    expect((await client.delete(`${proofAt(id)}/pins/${answer}`)).status).toBe(404);
    // The proof that it would be about is the one before.
    expect((await pin(owner, id, { ...body, id: randomUUID() })).status).toBe(422);
  });

  test('sent twice is stored once', async () => {
    const { id, spread } = await proofed();
    const note = randomUUID();
    await pin(client, id, { id: note, spread });
    expect(pinsOf(await pin(client, id, { id: note, spread }))).toHaveLength(1);
  });

  test('asks to exchange a photograph for another pick, which the studio resolves', async () => {
    const { id, spread, document } = await proofed();
    const out = document.spreads[0]?.frames[0]?.media;
    const note = randomUUID();
    await pick([later()]);
    const made = await pin(client, id, { id: note, spread, text: '', swap_out: out, swap_in: later() });
    expect(pinsOf(made)).toMatchObject([{ swap_out: out, swap_in: later() }]);
    const path = `${albumAt(id)}/pins/${note}/resolved`;
    expect((await client.put(path, { resolved: true })).status).toBe(403);
    expect((await owner.put(path, { resolved: true })).status).toBe(200);
    expect((await readProof(id)).pins).toMatchObject([{ resolved: true }]);
  });

  test.each<[string, object, number]>([
    ['nothing', { text: ' ' }, 422],
    ['a point outside', { x: 1.1 }, 422],
    ['an unknown spread', { spread: 'none' }, 404],
    ['an exchange without the photograph to replace', { swap_in: randomUUID() }, 422],
    ['an exchange without a wanted photograph', { swap_out: randomUUID() }, 422],
    ['photographs of nowhere', { swap_out: randomUUID(), swap_in: randomUUID() }, 404],
    ['an earlier round', { round: 9 }, 422],
  ])('of %s is refused', async (_, body, status) => {
    const { id, spread } = await proofed();
    expect((await pin(client, id, { spread, ...body })).status).toBe(status);
    expect((await readProof(id)).pins).toEqual([]);
  });
});

describe('an exchange of photographs', () => {
  test('is of a photograph on that spread', async () => {
    const { id, spread, document } = await proofed();
    await pick([later()]);
    const [own, elsewhere] = document.spreads.map(({ frames }) => frames[0]?.media);
    const swap = (out: string | null | undefined) =>
      pin(client, id, { spread, text: '', swap_out: out, swap_in: later() });
    expect((await swap(elsewhere)).status).toBe(404);
    expect((await swap(own)).status).toBe(201);
  });

  test('may be for a pick that is in the album: the two change places', async () => {
    const { id, spread, document } = await proofed();
    const out = document.spreads[0]?.frames[0]?.media;
    const placed = document.spreads[1]?.frames[0]?.media;
    const made = await pin(client, id, { spread, text: '', swap_out: out, swap_in: placed });
    expect(pinsOf(made)).toMatchObject([{ swap_out: out, swap_in: placed }]);
  });

  test('is for a pick, which the studio can place once it is no pick any more', async () => {
    const { id, spread, document } = await proofed();
    const swap = () =>
      pin(client, id, {
        ...{ spread, text: '', swap_in: later() },
        swap_out: document.spreads[0]?.frames[0]?.media,
      });
    expect((await swap()).status).toBe(404);
    await pick([later()]);
    expect((await swap()).status).toBe(201);
    await unpick();
    const { photos, pins } = await readAlbum(id);
    expect(pins).toMatchObject([{ swap_in: later() }]);
    expect(photos.find((photo) => photo.id === later())).toMatchObject({ picked: false });
    const shown = (await readProof(id)).photos.find((photo) => photo.id === later());
    expect(shown).toMatchObject({ picked: false });
  });
});

test('clients are reminded once of each day before an answer is due, and not after approving', async () => {
  const day = '2031-05-20';
  const morning = (date: string) => new Date(`2031-05-${date}T12:00:00Z`);
  const id = await makeAlbum({ name: 'Reminded' });
  await send(id, { closes_on: day });
  const count = async () => {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from mails where kind = 'albums.reminder' and subject like '%Reminded%'`,
    );
    return row?.count ?? 0;
  };
  const people = Number(
    (await sql('select 1 from invitations where event_id = $1', [project.id])).length > 0,
  );
  await remindOfProofs(morning('10'));
  expect(await count()).toBe(0);
  for (const _ of [1, 2]) await remindOfProofs(morning('17'));
  expect(await count()).toBe(people);
  await remindOfProofs(morning('19'));
  expect(await count()).toBe(2 * people);
  await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' });
  await remindOfProofs(morning('20'));
  expect(await count()).toBe(2 * people);
  expect(people).toBe(1);
});

describe('approval', () => {
  test('is of the last round, closes the notes, and is mailed to the studio', async () => {
    const { id, spread } = await proofed();
    const path = `${proofAt(id)}/approval`;
    expect((await client.put(path, { round: 7, approved: true, name: 'Noa' })).json.code).toBe('REFUSED');
    for (const _ of [1, 2])
      expect((await client.put(path, { round: 1, approved: true, name: 'Noa' })).status).toBe(200);
    expect(await readProof(id)).toMatchObject({ state: 'approved' });
    expect((await pin(client, id, { spread })).json.code).toBe('REFUSED');
    expect(
      await sql(
        `select 1 from mails where kind = 'albums.approved' and event_id = $1 and subject not like '%Reminded%'`,
        [project.id],
      ),
    ).toHaveLength(1);
  });

  test('is taken back by the studio alone; it stays with its proof while the album changes, until the next one is sent', async () => {
    const { id, document } = await proofed();
    const path = `${proofAt(id)}/approval`;
    await client.put(path, { round: 1, approved: true, name: 'Noa' });
    expect((await client.put(path, { round: 1, approved: false })).status).toBe(403);
    expect((await owner.put(path, { round: 1, approved: false })).status).toBe(200);
    expect((await readProof(id)).state).toBe('proof');
    await client.put(path, { round: 1, approved: true, name: 'Noa' });
    expect(await readAlbum(id)).toMatchObject({ state: 'approved', changed: false });
    const other = { ...document, style: { ...document.style, gap: 0 } };
    expect((await save(id, { revision: 1, document: other })).json).toMatchObject({ changed: true });
    const { approved_by: name, ...album } = await readAlbum(id);
    expect(album).toMatchObject({ state: 'approved', changed: true, round: 1 });
    expect(await readProof(id)).toMatchObject({ state: 'approved', approved_by: name, document });
    const { albums } = (await owner.get(`${at()}/albums`)).json as unknown as AlbumsView;
    expect(albums.find((one) => one.id === id)).toMatchObject({ state: 'approved', changed: true });
    expect((await save(id, { revision: 2, document })).json).toMatchObject({ changed: false });
    await save(id, { revision: 3, document: other });
    await send(id);
    const { versions, ...next } = await readAlbum(id);
    expect(next).toMatchObject({ state: 'proof', changed: false, round: 2, approved_by: null });
    expect((await readProof(id)).state).toBe('proof');
    expect(versions).toMatchObject([
      { round: 2, current: true, approved_at: null, approved_by: null },
      { round: 1, current: false, approved_at: album.approved_at, approved_by: name },
    ]);
    const earlier = (await owner.get(`${albumAt(id)}/versions/${versions[1]?.id}`)).json;
    expect(earlier.document).toEqual(document);
    const known = (earlier.photos as unknown as { id: string }[]).map((photo) => photo.id);
    expect(known).toEqual(expect.arrayContaining(usedIn(document)));
  });

  test('of a proof that the album is no longer as is of that proof', async () => {
    const { id, document } = await proofed();
    await save(id, { revision: 1, document: { ...document, style: { ...document.style, gap: 1_234 } } });
    await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' });
    expect(await readAlbum(id)).toMatchObject({ state: 'approved', changed: true, round: 1 });
  });

  test('of an album without a proof answers 404', async () => {
    const id = await makeAlbum();
    expect(
      (await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' })).status,
    ).toBe(404);
  });
});

describe('a client without a name', () => {
  test('may give one with a note: all their notes have it, and the approval needs no other', async () => {
    const unknown = await enters(project);
    const { id, spread } = await proofed();
    const names = async () => (await readProof(id)).pins.map(({ name }) => name);
    expect(pinsOf(await pin(unknown, id, { spread }))).toMatchObject([{ name: null, mine: true }]);
    expect(await readProof(id, unknown)).toMatchObject({ nameless: true });
    expect((await pin(unknown, id, { spread, name: ' Rina\u202e ' })).status).toBe(201);
    expect(await names()).toEqual(['Rina', 'Rina']);
    expect(await readProof(id, unknown)).toMatchObject({ nameless: false });
    // A name that is known stays.
    await pin(unknown, id, { spread, name: 'Mallory' });
    expect(await names()).toEqual(['Rina', 'Rina', 'Rina']);
    await unknown.put(`${proofAt(id)}/approval`, { round: 1, approved: true });
    expect(await readAlbum(id)).toMatchObject({ state: 'approved', approved_by: 'Rina' });
  });

  test('gives none by a note that is refused', async () => {
    const unknown = await enters(project);
    const { id, spread } = await proofed();
    expect((await pin(unknown, id, { spread, round: 9, name: 'Rina' })).status).toBe(422);
    expect(await readProof(id, unknown)).toMatchObject({ nameless: true });
  });
});
