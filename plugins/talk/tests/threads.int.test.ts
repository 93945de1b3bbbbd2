import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { makeUser, PASSWORD } from '../../../tests/helpers/studio';
import { purgeRemoved } from '../operations/remove-comment';
import {
  at,
  client,
  fresh,
  headOf,
  idOf,
  MARKS,
  other,
  owner,
  photo,
  project,
  read,
  say,
  sql,
} from './world';

describe('read and unread', () => {
  test('is stored per person; own comments count as read', async () => {
    const media = await photo();
    await say(client, media);
    await say(client, media);
    expect(await headOf(client, media)).toEqual({ media, count: 2, unread: 0, state: 'open' });
    expect(await headOf(other, media)).toMatchObject({ unread: 2 });
    await other.post(`${at()}/photographs/${media}/seen`, {});
    expect(await headOf(other, media)).toMatchObject({ unread: 0 });
    expect(await headOf(owner, media)).toMatchObject({ unread: 2 });
    await owner.post(`${at()}/board/seen`, { medias: [media] });
    expect(await headOf(owner, media)).toMatchObject({ unread: 0 });
    await say(owner, media);
    expect((await read(other, media)).comments.map(({ fresh: news }) => news)).toEqual([false, false, true]);
  });
});

describe('a thread', () => {
  test('is open, answered, resolved, and reopened only by a client’s comment', async () => {
    const media = await photo();
    const state = async () => (await headOf(client, media))?.state;
    const resolve = (resolved: boolean) =>
      owner.send('PUT', `${at()}/photographs/${media}/resolved`, { json: { resolved } });
    expect((await resolve(true)).status).toBe(404);
    await say(client, media);
    expect(await state()).toBe('open');
    await say(owner, media);
    expect(await state()).toBe('answered');
    await resolve(true);
    await say(owner, media, { text: 'Gladly' });
    expect(await state()).toBe('resolved');
    await say(client, media);
    expect(await state()).toBe('open');
    await resolve(true);
    await resolve(false);
    expect(await state()).toBe('open');
  });

  test('stays when an edit replaces the photograph, and is marked as about the earlier picture', async () => {
    const media = await photo();
    await say(client, media, { marks: MARKS });
    await sql(`update media set sha256 = md5('edit') || md5('edit'), version = 'v2' where id = $1`, [media]);
    await say(client, media);
    expect((await read(client, media)).comments.map(({ earlier }) => earlier)).toEqual([true, false]);
  });

  test('is hidden with its photograph in the trash, and restored with it', async () => {
    const media = await photo();
    await say(client, media);
    await sql('update media set deleted_at = now() where id = $1', [media]);
    expect(await headOf(owner, media)).toBeUndefined();
    await sql('update media set deleted_at = null where id = $1', [media]);
    expect(await headOf(owner, media)).toMatchObject({ count: 1 });
  });
});

describe('a removed comment', () => {
  const remove = (who: Browser, id: string) => who.send('DELETE', `${at()}/comments/${id}`);
  const restore = (who: Browser, id: string) => who.post(`${at()}/comments/${id}/restore`, {});
  const trash = async () => (await owner.get('/api/x/studio/trash')).text;

  test('removed by its author: gone for all, restored by the author alone', async () => {
    const media = await photo();
    const id = idOf(await say(client, media));
    expect((await remove(client, id)).status).toBe(204);
    expect((await remove(client, id)).status).toBe(204);
    expect(await headOf(owner, media)).toBeUndefined();
    expect((await restore(owner, id)).status).toBe(404);
    expect((await restore(other, id)).status).toBe(404);
    expect((await restore(client, id)).status).toBe(204);
    expect(await headOf(owner, media)).toMatchObject({ count: 1 });
  });

  test('removed by the studio: restored by the studio alone', async () => {
    const media = await photo();
    const id = idOf(await say(client, media, { text: 'Something rude' }));
    expect((await remove(owner, id)).status).toBe(204);
    expect((await restore(client, id)).status).toBe(404);
    expect((await restore(owner, id)).status).toBe(204);
    expect(await headOf(client, media)).toMatchObject({ count: 1 });
    expect((await trash()).includes('nothing')).toBe(false);
  });

  test('removed a month ago: deleted for good', async () => {
    const media = await photo();
    const [old, young] = [idOf(await say(client, media)), idOf(await say(client, media))];
    await remove(client, old);
    await remove(client, young);
    await sql(`update talk_comments set removed_at = now() - interval '31 days' where id = $1`, [old]);
    expect((await restore(client, old)).status).toBe(404);
    await purgeRemoved();
    expect(await sql('select id from talk_comments where media_id = $1', [media])).toEqual([{ id: young }]);
  });
});

describe('the studio’s board', () => {
  test('counts, narrows and pages; an assistant works on it, too', async () => {
    const { email } = await makeUser({ account: project.account, role: 'assistant' });
    const assistant = await fresh().signIn(email, PASSWORD);
    const media = await photo();
    await say(client, media);
    const board = async (query: string) =>
      (await assistant.get(`${at()}/board${query}`)).json as never as {
        counts: Record<string, number>;
        threads: { media: string; src: string; state: string }[];
        mails: boolean;
      };
    const all = await board('');
    expect(all.counts.all).toBe(
      (all.counts.open ?? 0) + (all.counts.answered ?? 0) + (all.counts.resolved ?? 0),
    );
    const only = await board(`?media=${media}`);
    expect(only.threads).toMatchObject([{ media, state: 'open', src: expect.stringContaining('/p/') }]);
    expect((await board('?state=resolved')).threads.every(({ state }) => state === 'resolved')).toBe(true);
    expect((await assistant.get(`${at()}/board?state=none`)).status).toBe(422);
    expect(all.mails).toBe(true);
    await assistant.send('PUT', '/api/x/talk/mails', { json: { on: false } });
    expect((await board('')).mails).toBe(false);
    expect(
      (await client.send('PUT', '/api/x/talk/mails', { json: { on: false } })).status,
    ).toBeGreaterThanOrEqual(401);
  });
});
