import { Browser } from '@root/tests/helpers/browser';
import type { Project } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { hashToken } from '@/core/crypto';
import { listPeople } from '../queries/clients-repo';
import {
  add,
  address,
  app,
  at,
  fieldsOf,
  fresh,
  linkIn,
  mailsTo,
  owner,
  placeOf,
  sql,
  stranger,
} from './people-app';

describe('adding people', () => {
  test('sends nothing, publishes nothing, and duplicates no client', async () => {
    const project = await fresh();
    await sql('update events set published_at = null where id = $1', [project.id]);
    const [a, b] = [address('a'), address('b')];
    expect((await add(project, [{ name: 'A', email: a }, { email: b }])).json).toEqual({
      added: 2,
      known: 0,
    });
    expect((await add(project, [{ email: a.toUpperCase() }])).json).toEqual({ added: 0, known: 1 });
    expect(await mailsTo(a)).toEqual([]);
    const [event] = await sql('select published_at from events where id = $1', [project.id]);
    expect(event).toEqual({ published_at: null });
  });

  test('the same people added at once from both sides are stored once each', async () => {
    const project = await fresh();
    const people = Array.from({ length: 10 }, () => ({ email: address('race') }));
    const answers = await Promise.all([add(project, people), add(project, people.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await sql('select 1 from invitations where event_id = $1', [project.id]);
    expect(rows).toHaveLength(10);
  });

  test('refuses a client of another account, a number without its country, and an empty person', async () => {
    const project = await fresh();
    const theirs = (await stranger.post('/api/x/studio/clients', { name: 'Theirs' })).json.id;
    expect((await add(project, [{ client: theirs }])).status).toBe(404);
    const local = await add(project, [{ name: 'A', phone: '054-1234567' }]);
    expect([local.status, fieldsOf(local)]).toEqual([422, ['phone']]);
    expect((await add(project, [{}])).json.code).toBe('INVALID_INPUT');
    expect(await sql('select 1 from invitations where event_id = $1', [project.id])).toEqual([]);
  });
});

describe('messages', () => {
  const send = (project: Project, body: object) => owner.post(`${at(project)}/messages`, body);

  test('all not yet invited are invited once, however often the request repeats', async () => {
    const project = await fresh();
    const [a, b, none] = [address('a'), address('b'), 'Without mail'];
    await add(project, [{ name: 'A', email: a }, { name: 'B', email: b }, { name: none }]);
    const input = { kind: 'invitation', audience: 'not_invited' };
    const answers = await Promise.all([send(project, input), send(project, input), send(project, input)]);
    expect(answers.reduce((sum, { json }) => sum + Number(json.sent), 0)).toBe(2);
    expect(answers[0]?.json.skipped).toMatchObject([{ name: none, code: 'CLIENT_EMAIL_MISSING' }]);
    expect(await mailsTo(a)).toHaveLength(1);
    expect((await placeOf(project, b))?.sent_at).not.toBeNull();
  });

  test('a reminder contains the same link, which stays valid', async () => {
    const project = await fresh();
    const email = address('maya');
    await owner.post(`${at(project)}/invitations`, { name: 'Maya', email, send: true });
    const place = await placeOf(project, email);
    await send(project, { kind: 'reminder', people: [place?.id] });
    const [first, second] = await mailsTo(email);
    expect(second?.kind).toBe('reminder');
    expect(linkIn(second?.text ?? '')).toBe(linkIn(first?.text ?? ''));
    expect(hashToken(linkIn(first?.text ?? '').slice(3))).toBe((await placeOf(project, email))?.token_hash);
    const client = new Browser(app.origin);
    expect((await client.page(linkIn(first?.text ?? ''))).status).toBe(303);
  });

  test('a text edited for one message is used once, in its language only', async () => {
    const project = await fresh();
    const [en, he] = [address('en'), address('he')];
    await owner.post('/api/x/studio/clients', { name: 'Hebrew', email: he, language: 'he' });
    await add(project, [{ name: 'English', email: en }, { email: he }]);
    const words = { en: { subject: 'Only now, {client}' } };
    await send(project, { kind: 'invitation', audience: 'not_invited', words });
    expect((await mailsTo(en))[0]).toMatchObject({ subject: 'Only now, English', locale: 'en' });
    expect((await mailsTo(he))[0]?.subject).not.toContain('Only now');
    const wrong = await send(project, {
      kind: 'reminder',
      audience: 'everybody',
      words: { en: { text: '{x}' } },
    });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['text']]);
  });

  test('a client without a name gets a mail only if the request allows it', async () => {
    const project = await fresh();
    const email = address('nameless');
    await add(project, [{ email }]);
    const people = [(await placeOf(project, email))?.id];
    const asked = await send(project, { kind: 'invitation', people });
    expect([asked.status, asked.json.code]).toEqual([422, 'CLIENT_DETAILS_MISSING']);
    expect((await send(project, { kind: 'invitation', people, without_details: true })).json.sent).toBe(1);
    expect((await mailsTo(email))[0]?.text).toContain('Hi, your photos are here');
  });

  test('after too many delivery errors nothing is sent until the address is cleared', async () => {
    const project = await fresh();
    const email = address('back');
    await add(project, [{ name: 'Back', email }]);
    await sql(
      `insert into mails (id, account_id, kind, "to", subject, state, trouble)
       select gen_random_uuid(), $1, 'test', $2, 'x', 'bounced', 'unknown_address' from generate_series(1, 3)`,
      [project.account, email.toUpperCase()],
    );
    const people = [(await placeOf(project, email))?.id];
    const refused = await send(project, { kind: 'invitation', people });
    expect([refused.status, refused.json.code]).toEqual([422, 'TOO_MANY_MAIL_ERRORS']);
    const again = await owner.post(`${at(project)}/invitations`, { name: 'Back', email, send: true });
    expect(again.json.code).toBe('TOO_MANY_MAIL_ERRORS');
    const [client] = await sql<{ id: string }>('select id from clients where email = $1', [email]);
    expect((await stranger.post(`/api/x/studio/clients/${client?.id}/mail_clearance`)).status).toBe(404);
    expect((await owner.post(`/api/x/studio/clients/${client?.id}/mail_clearance`)).status).toBe(204);
    expect((await send(project, { kind: 'invitation', people })).json.sent).toBe(1);
  });

  test('guests get no reminder, as part of an audience or chosen', async () => {
    const project = await fresh();
    const [viewer, chooser] = [address('viewer'), address('chooser')];
    await owner.post(`${at(project)}/invitations`, { name: 'Viewer', email: viewer, role: 'guest' });
    await owner.post(`${at(project)}/invitations`, { name: 'Chooser', email: chooser });
    const guest = (await placeOf(project, viewer))?.id;
    const chosen = await send(project, { kind: 'reminder', people: [guest] });
    expect([chosen.status, fieldsOf(chosen)]).toEqual([422, ['people']]);
    expect((await send(project, { kind: 'reminder', audience: 'not_finished' })).json.sent).toBe(1);
    await sql('update invitations set reminded_at = null where event_id = $1', [project.id]);
    expect((await send(project, { kind: 'reminder', audience: 'everybody' })).json.sent).toBe(1);
    expect((await send(project, { kind: 'photos_ready', people: [guest] })).json.sent).toBe(1);
    expect((await mailsTo(viewer)).map(({ kind }) => kind)).toEqual(['photos_ready']);
    expect(await mailsTo(chooser)).toHaveLength(2);
  });

  test('a client whose invitation waits in the outbox is not reminded of it', async () => {
    const project = await fresh();
    const email = address('unsent');
    await owner.post(`${at(project)}/invitations`, { name: 'Maya', email, send: true });
    await sql(`update invitations set sent_at = now() - interval '2 days' where event_id = $1`, [project.id]);
    const remind = async () =>
      (await send(project, { kind: 'reminder', audience: 'not_finished' })).json.sent;
    const listed = async () => (await listPeople(project.id))[0]?.unsent;
    expect([await listed(), await remind()]).toEqual([true, 0]);
    await sql(`update mails set state = 'sent' where "to" = $1`, [email]);
    expect([await listed(), await remind()]).toEqual([false, 1]);
  });

  test('a closed project sends no reminders', async () => {
    const project = await fresh();
    await sql(`update events set expires_at = now() - interval '1 day' where id = $1`, [project.id]);
    expect((await send(project, { kind: 'reminder', audience: 'everybody' })).json.code).toBe(
      'PROJECT_EXPIRED',
    );
  });
});

describe('a link', () => {
  test('is opened by people, not by programs that only fetch it', async () => {
    const project = await fresh();
    const email = address('opened');
    await owner.post(`${at(project)}/invitations`, { name: 'Maya', email, send: true });
    const link = linkIn((await mailsTo(email))[0]?.text ?? '');
    const grants = () => sql('select 1 from grants where event_id = $1', [project.id]);
    for (const agent of ['WhatsApp/2.23', 'facebookexternalhit/1.1', 'Slackbot-LinkExpanding 1.0', '']) {
      const seen = await new Browser(app.origin).page(link, { headers: { 'User-Agent': agent } });
      expect([agent, seen.status, seen.headers.getSetCookie().join().includes('kg_')]).toEqual([
        agent,
        200,
        false,
      ]);
    }
    expect((await new Browser(app.origin).send('HEAD', link)).status).toBe(200);
    expect(await grants()).toEqual([]);
    const client = new Browser(app.origin);
    await client.page(link);
    expect(
      (await placeOf(project, email))?.opened_at,
      'a scanner with a browser’s name follows it too',
    ).toBeNull();
    const stop = new AbortController();
    const live = await fetch(`${app.origin}/events/${project.id}/live`, {
      headers: { Cookie: client.cookie },
      signal: stop.signal,
    });
    expect(live.status).toBe(200);
    stop.abort();
    expect((await placeOf(project, email))?.opened_at).not.toBeNull();
  });

  test('can be shown again; a new one ends the old; revoking can be undone', async () => {
    const project = await fresh();
    const email = address('link');
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Maya', email })).json;
    const path = `${at(project)}/invitations/${made.id}`;
    const shown = (await owner.post(`${path}/link`)).json;
    expect(shown.url).toBe(made.url);
    expect(String(shown.qr)).toMatch(/^data:image\/svg/);
    const link = new URL(String(made.url)).pathname;
    const client = new Browser(app.origin);
    await client.page(link);
    await owner.delete(path);
    expect((await client.page(link)).status).toBe(404);
    expect((await owner.post(`${path}/restore`)).json).toEqual({ restored: 1 });
    expect((await client.get(`/events/${project.id}`)).status).toBe(200);
    await owner.post(`${path}/renew`, {});
    expect((await new Browser(app.origin).page(link)).status).toBe(404);
  });

  test('renewed in a draft publishes it, and is refused after its end', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Noa' })).json;
    const renew = () => owner.post(`${at(project)}/invitations/${made.id}/renew`, {});
    await sql('update events set published_at = null where id = $1', [project.id]);
    const { json } = await renew();
    expect(await sql('select published_at from events where id = $1', [project.id])).toEqual([
      { published_at: expect.any(Date) },
    ]);
    const link = new URL(String(json.url)).pathname;
    expect((await new Browser(app.origin).page(link)).status).toBe(303);
    // Without a mail server the new link is handed to no one.
    await sql('update events set published_at = null where id = $1', [project.id]);
    await sql('update clients set email = $2 where id = (select client_id from invitations where id = $1)', [
      made.id,
      address('noa'),
    ]);
    expect((await owner.post(`${at(project)}/invitations/${made.id}/renew`, { send: true })).status).toBe(
      200,
    );
    expect(await sql('select published_at from events where id = $1', [project.id])).toEqual([
      { published_at: null },
    ]);
    await sql(`update events set expires_at = now() - interval '2 days' where id = $1`, [project.id]);
    expect((await renew()).json.code).toBe('PROJECT_EXPIRED');
  });

  test('made before links could be shown again is replaced on request', async () => {
    const project = await fresh();
    const email = address('old');
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Old', email })).json;
    await sql('update invitations set token_hash = $2, link_number = null where id = $1', [
      made.id,
      hashToken('a token of former times'),
    ]);
    const shown = (await owner.post(`${at(project)}/invitations/${made.id}/link`)).json;
    expect((await new Browser(app.origin).page(new URL(String(shown.url)).pathname)).status).toBe(303);
  });

  test('signed with another secret opens nothing', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Leaked' })).json;
    await sql('update invitations set token_hash = $2 where id = $1', [
      made.id,
      hashToken('by another secret'),
    ]);
    expect((await new Browser(app.origin).page('/i/by another secret')).status).toBe(404);
    expect((await new Browser(app.origin).page(new URL(String(made.url)).pathname)).status).toBe(404);
  });

  test('of a guest who becomes a client allows picks at once', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Guest', role: 'guest' })).json;
    const guest = new Browser(app.origin);
    await guest.page(new URL(String(made.url)).pathname);
    expect((await owner.put(`${at(project)}/invitations/${made.id}`, { role: 'client' })).status).toBe(204);
    expect((await guest.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'client' });
  });
});
