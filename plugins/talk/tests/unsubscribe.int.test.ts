import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { notifyOfComments } from '../operations/notify-of-comments';
import { stopToken } from '../operations/stop-mails';
import { clientRow, fresh, mails, owner, pass, project, say, sql, studio } from './two-clients';

/** A page without its frame, as the shared modal requests it. */
const ALONE = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };

describe('unsubscribing', () => {
  const ONE = { form: { 'List-Unsubscribe': 'One-Click' }, csrf: false };

  test('works by one click in a mail program, without cookies, for one person alone', async () => {
    await say(owner);
    await pass(15);
    await notifyOfComments();
    const [toDana] = await mails();
    const path = toDana?.stop_path ?? '';
    const { status } = await fresh().send('POST', path, ONE);
    expect(status).toBe(200);
    await say(owner, 'More', project.medias[1]);
    await pass(61);
    await notifyOfComments();
    expect((await mails()).map(({ to }) => to)).toEqual([
      'dana@people.test',
      'yossi@people.test',
      'yossi@people.test',
    ]);
  });

  test('works by the page after a confirmation; opening the page changes nothing', async () => {
    const [row] = await clientRow('Yossi');
    const token = stopToken('c', row?.id ?? '');
    const page = await fresh().get(`/talk_mails/stop?r=${token}`);
    expect(page.status).toBe(200);
    const stopped = () =>
      sql('select talk_stopped_at is not null as stopped from clients where id = $1', [row?.id]);
    expect(await stopped()).toEqual([{ stopped: false }]);
    expect((await fresh().post('/talk_mails/stop', { token })).status).toBe(200);
    expect(await stopped()).toEqual([{ stopped: true }]);
    expect((await fresh().page(`/talk_mails/stop?r=${token}`, ALONE)).text).toContain('Resubscribe');
    expect((await fresh().post('/talk_mails/stop', { token, again: true })).json).toEqual({ stopped: false });
    expect(await stopped()).toEqual([{ stopped: false }]);
    expect((await fresh().page(`/talk_mails/stop?r=${token}`, ALONE)).text).toContain('Unsubscribe');
  });

  test('covers a mailbox under each of its recipients, and can be resumed', async () => {
    const [row] = await clientRow('Yossi');
    const came = await sql<{ id: string }>(
      `insert into grants (id, account_id, event_id, role, email, client_id, talk_stopped_at)
       values (gen_random_uuid(), $1, $2, 'client', 'yossi@people.test', $3, now()) returning id`,
      [studio.account, project.id, row?.id],
    );
    const grant = stopToken('g', came[0]?.id ?? '');
    const client = stopToken('c', row?.id ?? '');
    expect((await fresh().page(`/talk_mails/stop?r=${client}`, ALONE)).text).toContain('Resubscribe');
    expect((await fresh().post('/talk_mails/stop', { token: grant })).status).toBe(200);
    expect((await fresh().post('/talk_mails/stop', { token: client, again: true })).status).toBe(200);
    expect(await sql('select talk_stopped_at as at from grants where id = $1', [came[0]?.id])).toEqual([
      { at: null },
    ]);
    await fresh().post('/talk_mails/stop', { token: client });
    expect((await fresh().post('/talk_mails/stop', { token: grant, again: true })).status).toBe(200);
    expect(await sql('select talk_stopped_at as at from clients where id = $1', [row?.id])).toEqual([
      { at: null },
    ]);
    await sql('delete from grants where id = $1', [came[0]?.id]);
  });

  test.each(['', 'nothing', 'c.none.x', `x.${randomUUID()}.x`, `c.${randomUUID()}.AAAAAAAAAAAAAAAAAAAAAA`])(
    'is refused for the token %j',
    async (token) => {
      expect((await fresh().post('/talk_mails/stop', { token })).status).toBe(404);
      expect((await fresh().post('/talk_mails/stop', { token, again: true })).status).toBe(404);
      expect((await fresh().get(`/talk_mails/stop?r=${token}`)).status).toBe(404);
      expect((await fresh().send('POST', `/talk_mails/leave?r=${token}`, ONE)).status).toBe(404);
    },
  );
});
