import { expect, test } from 'vitest';
import { ownSteps } from '../operations/own-steps';
import { client, makeAlbum, owner, project, proofAt, send, sql } from './world';

const own = { id: '', role: 'client' as const, paused: false };
const stepsOf = async (more: Partial<{ role: 'guest' | 'client'; paused: boolean }> = {}) =>
  (await ownSteps([{ ...own, id: project.id, ...more }], 'en')).get(project.id) ?? [];

test('an album waits for the client from its proof to the approval, not for guests, nor while the studio is switched off', async () => {
  const id = await makeAlbum({ name: 'Spring' });
  expect(await stepsOf()).toEqual([]);
  await send(id);
  await sql("update albums set closes_on = '2126-12-05' where id = $1", [id]);
  const href = `/events/${project.id}/albums/${id}`;
  expect(await stepsOf()).toEqual([
    {
      text: 'Your album \u2068Spring\u2069 is waiting for your approval, until December 5, 2126',
      href,
      waits: true,
    },
  ]);
  expect(await stepsOf({ role: 'guest' })).toEqual([]);
  expect(await stepsOf({ paused: true })).toEqual([]);
  await client.put(`${proofAt(id)}/approval`, { round: 1, approved: true, name: 'Noa' });
  expect(await stepsOf()).toEqual([{ text: 'The album \u2068Spring\u2069 is approved', href, waits: false }]);
});

test('of several albums, those that wait come first', async () => {
  const other = await makeAlbum({ name: 'Parents' });
  await send(other);
  const approved = await makeAlbum({ name: 'Summer' });
  await send(approved);
  await owner.put(`${proofAt(approved)}/approval`, { round: 1, approved: true });
  expect((await stepsOf()).map(({ waits }) => waits)).toEqual([true, false, false]);
});
