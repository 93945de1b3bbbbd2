import { describe, expect, test } from 'vitest';
import { notifyOfComments } from '../operations/notify-of-comments';
import { stopToken } from '../operations/stop-mails';
import { dana, enters, mails, owner, pass, project, say, sql, studio, yossi } from './two-clients';

describe('the studio', () => {
  test('gets one mail for many comments after a pause, linked to the thread', async () => {
    for (const text of ['One', 'Two', '<b>Three</b>']) await say(dana, text);
    await notifyOfComments();
    expect(await mails()).toEqual([]);
    await pass(10);
    expect(await notifyOfComments()).toBe(1);
    expect(await notifyOfComments()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: studio.ownerEmail,
      kind: 'talk.studio',
      locale: 'en',
      subject: `3 new comments: Project ${/\d+$/.exec((await sql<{ name: string }>('select name from events where id = $1', [project.id]))[0]?.name ?? '')}`,
    });
    expect(mail?.text).toContain('Dana');
    expect(mail?.text).toContain('<b>Three</b>');
    expect(mail?.text).toContain(`/admin/projects/${project.id}/talk?photo=${project.medias[0]}`);
    expect(mail?.stop_path).toBe(`/talk_mails/leave?r=${stopToken('u', studio.owner)}`);
  });

  test('is not mailed while comments are written, but after 45 minutes, then not again within an hour', async () => {
    await say(dana);
    await pass(44);
    await say(dana);
    expect(await notifyOfComments()).toBe(0);
    await pass(1);
    expect(await notifyOfComments()).toBe(1);
    await say(dana);
    await pass(30);
    expect(await notifyOfComments()).toBe(0);
    await pass(30);
    expect(await notifyOfComments()).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  test('is not mailed about read, removed or old comments', async () => {
    await say(dana);
    await owner.post(`/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/seen`, {});
    const { json } = await say(dana, 'Never mind', project.medias[1]);
    const [taken] = json.comments as unknown as { id: string }[];
    await dana.send('DELETE', `/api/x/talk/projects/${project.id}/comments/${taken?.id}`);
    await pass(20);
    expect(await notifyOfComments()).toBe(0);
    await say(dana);
    await pass(49 * 60);
    expect(await notifyOfComments()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('can unsubscribe: the account for all, each owner for themselves', async () => {
    const set = (on: boolean) =>
      owner.send('PUT', '/api/x/studio/features/talk/settings', { json: { settings: { mails: on } } });
    await set(false);
    await say(dana);
    await pass(15);
    expect(await notifyOfComments()).toBe(0);
    await set(true);
    await owner.send('PUT', '/api/x/talk/mails', { json: { on: false } });
    await say(dana);
    await pass(15);
    expect(await notifyOfComments()).toBe(0);
    await owner.send('PUT', '/api/x/talk/mails', { json: { on: true } });
    await say(dana);
    await pass(15);
    expect(await notifyOfComments()).toBe(1);
  });

  test('is mailed once by concurrent workers', async () => {
    await say(dana);
    await pass(15);
    const sent = await Promise.all([notifyOfComments(), notifyOfComments(), notifyOfComments()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('clients', () => {
  test('are all mailed about the studio’s first comment, each in their language, with their personal link to the thread', async () => {
    await say(owner, 'Which of these?');
    await pass(15);
    expect(await notifyOfComments()).toBe(2);
    const [toDana, toYossi] = await mails();
    expect([toDana?.to, toDana?.locale, toYossi?.to, toYossi?.locale]).toEqual([
      'dana@people.test',
      'he',
      'yossi@people.test',
      'en',
    ]);
    for (const mail of [toDana, toYossi])
      expect(mail?.text).toMatch(
        new RegExp(`/i/\\S+#gid=${project.gallery}&pid=${project.medias[0]}&talk=1`),
      );
    expect(toDana?.text).toContain('Which of these?');
    const own = (text = '') => /\/i\/([^#\s]+)/.exec(text)?.[1];
    expect(own(toDana?.text)).not.toBe(own(toYossi?.text));
  });

  test('who commented are mailed about answers; others are not, and no author about their own', async () => {
    await say(dana);
    await pass(15);
    await notifyOfComments();
    await say(owner, 'Gladly');
    await pass(15);
    await notifyOfComments();
    expect((await mails()).map(({ to, kind }) => [kind, to])).toEqual([
      ['talk.studio', studio.ownerEmail],
      ['talk.clients', 'dana@people.test'],
    ]);
    await say(yossi, 'Me too');
    await pass(61);
    await notifyOfComments();
    expect((await mails()).map(({ to }) => to)).toEqual([
      studio.ownerEmail,
      'dana@people.test',
      studio.ownerEmail,
      'dana@people.test',
    ]);
  });

  test('are not mailed about a closed project, a withdrawn photograph or a paused studio', async () => {
    const silent = async (before: string, after: string) => {
      await say(owner);
      await sql(before);
      await pass(15);
      const sent = await notifyOfComments();
      await sql(after);
      return sent;
    };
    const of = `where id = '${project.id}'`;
    expect(
      await silent(
        `update events set archived_at = now() ${of}`,
        `update events set archived_at = null ${of}`,
      ),
    ).toBe(0);
    expect(
      await silent(`update events set expires_at = now() ${of}`, `update events set expires_at = null ${of}`),
    ).toBe(0);
    const photo = `where id = '${project.medias[0]}'`;
    expect(
      await silent(`update media set private = true ${photo}`, `update media set private = false ${photo}`),
    ).toBe(0);
    const account = `where id = '${project.account}'`;
    expect(
      await silent(
        `update accounts set active = false ${account}`,
        `update accounts set active = true ${account}`,
      ),
    ).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('who were revoked, or used the code and left no address, are not mailed', async () => {
    await sql('update grants set revoked_at = now() where event_id = $1', [project.id]);
    await sql('update invitations set revoked_at = now() where event_id = $1', [project.id]);
    const stranger = await enters(project);
    await say(owner);
    await say(stranger);
    await pass(15);
    await notifyOfComments();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['talk.studio']);
  });
});
