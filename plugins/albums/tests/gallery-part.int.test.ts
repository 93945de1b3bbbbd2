import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { client, guest, makeAlbum, owner, project, proofAt, send, sql } from './world';

const albumsFor = async (who: Browser) => {
  const { parts } = (await who.get(`/events/${project.id}`)).json as { parts?: { albums?: unknown } };
  return parts?.albums;
};

let id: string;
beforeAll(async () => {
  id = await makeAlbum({ name: 'Spring' });
});

test('a gallery whose album was not sent says nothing of albums', async () => {
  expect(await albumsFor(client)).toBeUndefined();
});

test('a client finds the proof in the gallery before the selection is sent, and the album after the approval', async () => {
  await send(id);
  expect(await albumsFor(client)).toEqual({ proofs: [{ id, name: 'Spring', state: 'proof' }] });
  await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' });
  expect(await albumsFor(client)).toEqual({ proofs: [{ id, name: 'Spring', state: 'approved' }] });
});

test('of several proofs, those that wait for an answer come first', async () => {
  const other = await makeAlbum({ name: 'Parents' });
  await send(other);
  await owner.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' });
  await sql('update albums set updated_at = now() where id = $1', [id]);
  expect(await albumsFor(client)).toMatchObject({ proofs: [{ id: other }, { id }] });
});

test('guests find none, nor does a client while the studio’s account is switched off', async () => {
  expect(await albumsFor(guest)).toBeUndefined();
  await sql('update accounts set active = false where id = $1', [project.account]);
  try {
    expect(await albumsFor(client)).toBeUndefined();
  } finally {
    await sql('update accounts set active = true where id = $1', [project.account]);
  }
});
