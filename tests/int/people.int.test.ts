import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '@/server/crypto';
import { type Answer, Browser } from '../helpers/browser';
import { openHouse, sqlOf } from '../helpers/house';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project, type Studio } from '../helpers/studio';

const house = await openHouse();
const sql = sqlOf(house);
let studio: Studio;
let owner: Browser;
let stranger: Browser;

beforeAll(async () => {
  await startWeb(house);
  studio = await makeStudio('Studio Alma');
  owner = await new Browser(house.origin).signIn(studio.ownerEmail, PASSWORD);
  const other = await makeStudio('Studio elsewhere');
  stranger = await new Browser(house.origin).signIn(other.ownerEmail, PASSWORD);
});

let count = 0;
const address = (name: string) => `${name}-${++count}@people.test`;
const at = ({ id }: Project) => `/api/x/studio/projects/${id}`;
const fresh = () => makeProject(studio, { medias: 1, products: { Album: 2 } });
const add = (project: Project, people: object[]) => owner.post(`${at(project)}/people`, { people });
const placeOf = async (project: Project, email: string) =>
  (
    await sql<{
      id: string;
      sent_at: Date | null;
      shared_at: Date | null;
      opened_at: Date | null;
      token_hash: string;
    }>(
      `select i.* from invitations i join clients c on c.id = i.client_id where i.event_id = $1 and c.email = $2`,
      [project.id, email],
    )
  )[0];
const mailsTo = (email: string) =>
  sql<{ kind: string; subject: string; text: string; locale: string }>(
    'select kind, subject, text, locale::text as locale from mails where "to" = $1 order by created_at, id',
    [email],
  );
const fieldsOf = ({ json }: Answer) => Object.keys((json.errors ?? {}) as unknown as object);
const linkIn = (text: string) => /\/i\/[\w-]+/.exec(text)?.[0] ?? '';

describe('adding people', () => {
  test('sends nothing, publishes nothing, and doubles nobody', async () => {
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

  test('the same people at once from both sides end as one of each', async () => {
    const project = await fresh();
    const people = Array.from({ length: 10 }, () => ({ email: address('race') }));
    const answers = await Promise.all([add(project, people), add(project, people.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await sql('select 1 from invitations where event_id = $1', [project.id]);
    expect(rows).toHaveLength(10);
  });

  test('refuses a client of another account, a number without its country, and nobody at all', async () => {
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

  test('all not yet invited are invited once, however often it is asked', async () => {
    const project = await fresh();
    const [a, b, none] = [address('a'), address('b'), 'Without mail'];
    await add(project, [{ name: 'A', email: a }, { name: 'B', email: b }, { name: none }]);
    const wish = { kind: 'invitation', audience: 'not_invited' };
    const answers = await Promise.all([send(project, wish), send(project, wish), send(project, wish)]);
    expect(answers.reduce((sum, { json }) => sum + Number(json.sent), 0)).toBe(2);
    expect(answers[0]?.json.skipped).toMatchObject([{ name: none, code: 'CLIENT_EMAIL_MISSING' }]);
    expect(await mailsTo(a)).toHaveLength(1);
    expect((await placeOf(project, b))?.sent_at).not.toBeNull();
  });

  test('a reminder carries the same link, which goes on opening', async () => {
    const project = await fresh();
    const email = address('maya');
    await owner.post(`${at(project)}/invitations`, { name: 'Maya', email, send: true });
    const place = await placeOf(project, email);
    await send(project, { kind: 'reminder', people: [place?.id] });
    const [first, second] = await mailsTo(email);
    expect(second?.kind).toBe('reminder');
    expect(linkIn(second?.text ?? '')).toBe(linkIn(first?.text ?? ''));
    expect(hashToken(linkIn(first?.text ?? '').slice(3))).toBe((await placeOf(project, email))?.token_hash);
    const client = new Browser(house.origin);
    expect((await client.page(linkIn(first?.text ?? ''))).status).toBe(303);
  });

  test('words of this once are said once, in their own language only', async () => {
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

  test('somebody without a name is written to only where that is said', async () => {
    const project = await fresh();
    const email = address('nameless');
    await add(project, [{ email }]);
    const people = [(await placeOf(project, email))?.id];
    const asked = await send(project, { kind: 'invitation', people });
    expect([asked.status, asked.json.code]).toEqual([422, 'CLIENT_DETAILS_MISSING']);
    expect((await send(project, { kind: 'invitation', people, without_details: true })).json.sent).toBe(1);
    expect((await mailsTo(email))[0]?.text).toContain('Hello, your photos are here');
  });

  test('too many errors on sending: nothing goes out until the address is cleared', async () => {
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

  test('a closed project reminds nobody', async () => {
    const project = await fresh();
    await sql(`update events set expires_at = now() - interval '1 day' where id = $1`, [project.id]);
    expect((await send(project, { kind: 'reminder', audience: 'everybody' })).json.code).toBe(
      'PROJECT_EXPIRED',
    );
  });
});

describe('a link', () => {
  test('is opened by people, not by those who only fetch it', async () => {
    const project = await fresh();
    const email = address('opened');
    await owner.post(`${at(project)}/invitations`, { name: 'Maya', email, send: true });
    const link = linkIn((await mailsTo(email))[0]?.text ?? '');
    const grants = () => sql('select 1 from grants where event_id = $1', [project.id]);
    for (const agent of ['WhatsApp/2.23', 'facebookexternalhit/1.1', 'Slackbot-LinkExpanding 1.0', '']) {
      const seen = await new Browser(house.origin).page(link, { headers: { 'User-Agent': agent } });
      expect([agent, seen.status, seen.headers.getSetCookie().join().includes('kg_')]).toEqual([
        agent,
        200,
        false,
      ]);
    }
    expect((await new Browser(house.origin).send('HEAD', link)).status).toBe(200);
    expect(await grants()).toEqual([]);
    const client = new Browser(house.origin);
    await client.page(link);
    expect(
      (await placeOf(project, email))?.opened_at,
      'a scanner with a browser’s name follows it too',
    ).toBeNull();
    const stop = new AbortController();
    const live = await fetch(`${house.origin}/events/${project.id}/live`, {
      headers: { Cookie: client.cookie },
      signal: stop.signal,
    });
    expect(live.status).toBe(200);
    stop.abort();
    expect((await placeOf(project, email))?.opened_at).not.toBeNull();
  });

  test('can be shown again as it is; a new one ends the old; revoking is undone', async () => {
    const project = await fresh();
    const email = address('link');
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Maya', email })).json;
    const path = `${at(project)}/invitations/${made.id}`;
    const shown = (await owner.post(`${path}/link`)).json;
    expect(shown.url).toBe(made.url);
    expect(String(shown.qr)).toMatch(/^data:image\/svg/);
    const link = new URL(String(made.url)).pathname;
    const client = new Browser(house.origin);
    await client.page(link);
    await owner.delete(path);
    expect((await client.page(link)).status).toBe(404);
    expect((await owner.post(`${path}/restore`)).json).toEqual({ restored: 1 });
    expect((await client.get(`/events/${project.id}`)).status).toBe(200);
    await owner.post(`${path}/renew`, {});
    expect((await new Browser(house.origin).page(link)).status).toBe(404);
  });

  test('made before links could be shown again becomes another when it is asked for', async () => {
    const project = await fresh();
    const email = address('old');
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Old', email })).json;
    await sql('update invitations set token_hash = $2, link_number = null where id = $1', [
      made.id,
      hashToken('a token of former times'),
    ]);
    const shown = (await owner.post(`${at(project)}/invitations/${made.id}/link`)).json;
    expect((await new Browser(house.origin).page(new URL(String(shown.url)).pathname)).status).toBe(303);
  });

  test('of another secret opens nothing', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Leaked' })).json;
    await sql('update invitations set token_hash = $2 where id = $1', [
      made.id,
      hashToken('by another secret'),
    ]);
    expect((await new Browser(house.origin).page('/i/by another secret')).status).toBe(404);
    expect((await new Browser(house.origin).page(new URL(String(made.url)).pathname)).status).toBe(404);
  });

  test('of a guest who may choose from now on does so at once', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Guest', role: 'guest' })).json;
    const guest = new Browser(house.origin);
    await guest.page(new URL(String(made.url)).pathname);
    expect((await owner.put(`${at(project)}/invitations/${made.id}`, { role: 'client' })).status).toBe(204);
    expect((await guest.get(`/events/${project.id}`)).json.person).toMatchObject({ role: 'client' });
  });
});

describe('a client of the account', () => {
  const CLIENTS = '/api/x/studio/clients';
  const make = async (details: object) => String((await owner.post(CLIENTS, details)).json.id);

  test('two who change one client lose nothing silently', async () => {
    const email = address('two');
    const id = await make({ name: 'Maya', email, description: 'old' });
    const put = (details: object, seen: object) => owner.put(`${CLIENTS}/${id}`, { details, seen });
    expect((await put({ name: 'Maya Levi' }, { name: 'Maya' })).status).toBe(204);
    expect((await put({ description: 'new' }, { description: 'old' })).status).toBe(204);
    const stale = await put({ name: 'Maya Cohen' }, { name: 'Maya' });
    expect([stale.status, stale.json.code, stale.json.standing]).toEqual([
      409,
      'STALE',
      { name: 'Maya Levi' },
    ]);
    expect(await sql('select name, description, email from clients where id = $1', [id])).toEqual([
      { name: 'Maya Levi', description: 'new', email },
    ]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'A', email: 'x' }, 'email'],
    [{ name: 'A', phone: '12' }, 'phone'],
    [{ name: 'A', phone: '054-1234567' }, 'phone'],
    [{ name: 'A', country: 'XX' }, 'country'],
  ])('%o is refused for its %s', async (details, field) => {
    const answer = await owner.post(CLIENTS, details);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  test('an address is one client’s', async () => {
    const email = address('one');
    await make({ name: 'A', email });
    const answer = await owner.post(CLIENTS, { name: 'B', email: email.toUpperCase() });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['email']]);
  });

  test('who can still come in is not deleted; else deleting is undone', async () => {
    const project = await fresh();
    const email = address('gone');
    const id = await make({ name: 'Gone', email });
    const made = (await owner.post(`${at(project)}/invitations`, { client: id })).json;
    expect((await owner.delete(`${CLIENTS}/${id}`)).json.code).toBe('DEPENDENT_RECORDS');
    await owner.delete(`${at(project)}/invitations/${made.id}`);
    expect((await owner.delete(`${CLIENTS}/${id}`)).status).toBe(204);
    expect((await owner.get(`${CLIENTS}?q=${email}`)).json.total).toBe(0);
    expect((await owner.post(`${CLIENTS}/${id}/restore`)).status).toBe(204);
    expect((await owner.get(`${CLIENTS}?q=${email}`)).json.total).toBe(1);
  });

  test('a selection password is kept as a hash, lets its person in, and is taken away', async () => {
    const project = await fresh();
    const email = address('password');
    const id = await make({ name: 'Maya', email });
    await owner.post(`${at(project)}/invitations`, { client: id });
    const put = (password: string | null) => owner.put(`${CLIENTS}/${id}/selection_password`, { password });
    expect(fieldsOf(await put('short'))).toEqual(['password']);
    expect((await put('long enough')).status).toBe(204);
    const [row] = await sql<{ hash: string }>(
      'select selection_password_hash as hash from clients where id = $1',
      [id],
    );
    expect(row?.hash).not.toContain('long enough');
    const enter = (selection_password: string) =>
      new Browser(house.origin).post('/client_access', { code: project.code, email, selection_password });
    expect((await enter('long enough')).status).toBe(200);
    expect((await enter('wrong word')).json.code).toBe('WRONG_SELECTION_PASSWORD');
    await put(null);
    expect((await enter('long enough')).json.code).toBe('WRONG_SELECTION_PASSWORD');
    const nameless = await make({ name: 'No address' });
    const none = await owner.put(`${CLIENTS}/${nameless}/selection_password`, { password: 'long enough' });
    expect(none.json.code).toBe('CLIENT_EMAIL_MISSING');
  });

  test('are found anywhere in name, address and number, also without the points of Hebrew', async () => {
    const email = address('findme');
    await make({ name: 'דָּנִיאֵל 100%_', email, phone: '+972541112223' });
    const total = async (q: string) => (await owner.get(`${CLIENTS}?q=${encodeURIComponent(q)}`)).json.total;
    for (const q of ['דניאל', 'ניא', email.slice(3, 12), '054-111', '1112223', '100%_']) {
      expect([q, Number(await total(q)) > 0]).toEqual([q, true]);
    }
    expect((await stranger.get(`${CLIENTS}?q=${email}`)).json.total).toBe(0);
  });

  test('an assistant may all of that', async () => {
    const { email } = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await new Browser(house.origin).signIn(email, PASSWORD);
    expect((await assistant.post(CLIENTS, { name: 'By the assistant' })).status).toBe(201);
  });
});

describe('tables', () => {
  test('go out safe from formulas and come in again as they were', async () => {
    const email = address('table');
    await owner.post('/api/x/studio/clients', {
      name: '=cmd()',
      email,
      phone: '+972541112224',
      description: 'a,b\n"c"',
    });
    const out = await owner.get('/api/x/studio/clients.csv');
    expect(out.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(out.text).toContain(`'=cmd()`);
    const preview = (await owner.post('/api/x/studio/clients_table', { text: out.text })).json;
    const rows = preview.rows as unknown as {
      email: string;
      fate: string;
      name: string;
      description: string;
    }[];
    expect(rows.find((row) => row.email === email)).toMatchObject({
      name: '=cmd()',
      fate: 'known',
      description: 'a,b\n"c"',
    });
    const before = await sql('select count(*)::int as n from clients where account_id = $1', [
      studio.account,
    ]);
    const mine = rows.filter((row) => row.email === email);
    const done = await owner.post('/api/x/studio/clients_import', { rows: mine });
    expect(done.json).toMatchObject({ made: 0, updated: 1, left: [] });
    expect(
      await sql('select count(*)::int as n from clients where account_id = $1', [studio.account]),
    ).toEqual(before);
  });

  test('one bad row stops nothing and comes back with its problem', async () => {
    const project = await fresh();
    const [good, twice] = [address('good'), address('twice')];
    const text = `Name,Email,Phone\nGood,${good},\nBad,not-an-address,\nBad phone,,12\nTwice,${twice},\nTwice,${twice.toUpperCase()},+972541112225\n`;
    const { rows } = (await owner.post('/api/x/studio/clients_table', { text })).json;
    expect((rows as unknown as { fate: string }[]).map(({ fate }) => fate)).toEqual([
      'fresh',
      'wrong',
      'wrong',
      'fresh',
      'double',
    ]);
    const done = await owner.post('/api/x/studio/clients_import', { rows, event: project.id });
    expect([done.json.made, done.json.updated]).toEqual([2, 1]);
    expect(done.json.left).toMatchObject([{ line: 3 }, { line: 4 }]);
    expect(await sql('select 1 from invitations where event_id = $1', [project.id])).toHaveLength(2);
    const theirs = await stranger.post('/api/x/studio/clients_import', { rows: [], event: project.id });
    expect(theirs.status).toBe(404);
    expect((await owner.get(`${at(project)}/people.csv`)).text).toContain(good);
  });

  test('what is no table is said', async () => {
    expect((await owner.post('/api/x/studio/clients_table', { text: '1,2' })).json.code).toBe('NOT_A_TABLE');
  });
});

describe('the studio’s words', () => {
  const one = '/api/x/studio/messages/delivered/he';

  test('go over the house’s, part by part, and back; two who change one hear of it', async () => {
    expect((await owner.put(one, { words: { heading: 'שלום {client}!' } })).status).toBe(204);
    const stale = await owner.put(one, { words: { heading: 'אחר' }, seen: { heading: 'מה שהיה' } });
    expect([stale.status, stale.json.standing]).toEqual([409, { heading: 'שלום {client}!' }]);
    const drawn = await owner.post('/api/x/studio/message_preview', {
      kind: 'delivered',
      locale: 'he',
      client: 'נועה',
    });
    expect(drawn.json.html).toContain('שלום נועה!');
    expect(drawn.json.html).toContain('dir="rtl"');
    expect((await owner.delete(one)).json).toMatchObject({ words: { heading: 'שלום {client}!' } });
    const house = await owner.post('/api/x/studio/message_preview', { kind: 'delivered', locale: 'he' });
    expect(house.json.html).not.toContain('שלום נועה!');
  });

  test('are text, never a page', async () => {
    const words = { text: '<script>alert(1)</script> {client}' };
    const { json } = await owner.post('/api/x/studio/message_preview', {
      kind: 'reminder',
      locale: 'en',
      words,
      client: '<img src=x onerror=alert(1)>',
    });
    expect(json.html).not.toMatch(/<script|<img src=x/);
  });

  test('a project of another account gives no preview', async () => {
    const project = await fresh();
    const answer = await stranger.post('/api/x/studio/message_preview', {
      kind: 'reminder',
      locale: 'en',
      event: project.id,
    });
    expect(answer.status).toBe(404);
  });
});
