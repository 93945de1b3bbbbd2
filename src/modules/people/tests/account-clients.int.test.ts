import { Browser } from '@root/tests/helpers/browser';
import { makeProject, makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { countTrashFor, readTrash } from '@/modules/project/queries/read-trash';
import { purgeTrash } from '@/modules/trash/operations/purge-trash';
import { findClient, listClients } from '../queries/account-clients-repo';
import { listPeople } from '../queries/clients-repo';
import { address, app, at, fieldsOf, fresh, owner, sql, stranger, studio } from './people-app';

describe('a client of the account', () => {
  const CLIENTS = '/api/x/studio/clients';
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const make = async (details: object) => String((await owner.post(CLIENTS, details)).json.id);

  test('two users who change one client lose nothing without a conflict', async () => {
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

  test('an address belongs to one client', async () => {
    const email = address('one');
    await make({ name: 'A', email });
    const answer = await owner.post(CLIENTS, { name: 'B', email: email.toUpperCase() });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['email']]);
  });

  test('a client with access is not deleted; deleting others can be undone', async () => {
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

  test('a deleted client is in the trash for 30 days, then their card is purged and their picks stay', async () => {
    const project = await fresh();
    const email = address('purged');
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Purged', email })).json;
    const client = new Browser(app.origin);
    await client.page(new URL(String(made.url)).pathname);
    const pick = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', pick)).status).toBe(200);
    const id = String((await listPeople(project.id))[0]?.client);
    await owner.delete(`${at(project)}/invitations/${made.id}`);
    const trash = async () =>
      (await readTrash({ role: 'assistant', account: studio.account })).features
        .filter(({ feature }) => feature === 'clients')
        .flatMap(({ items }) => items);
    const before = await countTrashFor({ role: 'assistant', account: studio.account });
    expect((await owner.delete(`${CLIENTS}/${id}`)).status).toBe(204);
    expect(await trash()).toMatchObject([
      { id, name: 'Purged', about: email, restore: `${CLIENTS}/${id}/restore` },
    ]);
    expect(await countTrashFor({ role: 'assistant', account: studio.account })).toBe(before + 1);
    await purgeTrash(inDays(29));
    expect((await owner.post(`${CLIENTS}/${id}/restore`)).status).toBe(204);
    expect(await trash()).toEqual([]);

    await owner.delete(`${CLIENTS}/${id}`);
    await sql(`update clients set deleted_at = now() - interval '30 days 1 minute' where id = $1`, [id]);
    expect((await owner.post(`${CLIENTS}/${id}/restore`)).status).toBe(404);
    expect(await trash()).toEqual([]);
    expect((await purgeTrash(inDays(1))).clients).toBe(1);
    expect(await sql('select 1 from clients where id = $1', [id])).toEqual([]);
    expect(await sql('select 1 from invitations where event_id = $1', [project.id])).toEqual([]);
    expect(await sql('select 1 from product_medias where event_id = $1', [project.id])).toHaveLength(1);
    expect(await sql('select client_id from grants where event_id = $1', [project.id])).toEqual([
      { client_id: null },
    ]);
  });

  test('lists a project they entered by its code, signed in with their address, once', async () => {
    const [project, foreign] = [await fresh(), await makeProject(await makeStudio('Studio Boaz'))];
    const email = (await makeUser()).email;
    const id = await make({ name: 'Maya', email: email.toUpperCase() });
    const listed = async () =>
      (await findClient(studio.account, id))?.projects.map(({ id: of, state }) => [of, state]);
    const counted = async () => (await listClients(studio.account, { q: email })).clients[0]?.projects;
    expect(await counted()).toBe(0);
    const client = new Browser(app.origin);
    await client.signIn(email, PASSWORD);
    for (const { code } of [project, foreign]) await client.enter(code);
    expect([await listed(), await counted()]).toEqual([[[project.id, 'opened']], 1]);
    const body = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', body)).status).toBe(200);
    expect(await listed()).toEqual([[project.id, 'selecting']]);
    await owner.post(`${at(project)}/invitations`, { client: id });
    expect((await listed())?.map(([of]) => of)).toEqual([project.id]);
    expect(await counted()).toBe(1);
  });

  test('counts picks without those in the trash, until they are restored', async () => {
    const project = await fresh();
    const made = (await owner.post(`${at(project)}/invitations`, { name: 'Maya', email: address('picks') }))
      .json;
    const client = new Browser(app.origin);
    await client.page(new URL(String(made.url)).pathname);
    const body = { media: project.medias[0], product: project.products.Album, selected: true };
    expect((await client.post('/product_medias', body)).status).toBe(200);
    const picks = async () => {
      const [place] = await listPeople(project.id);
      const account = await findClient(studio.account, String(place?.client));
      return [place?.picks, account?.projects[0]?.picks];
    };
    expect(await picks()).toEqual([1, 1]);
    const trash = { medias: project.medias, with_picks: true };
    expect((await owner.post(`${at(project)}/photos/trash`, trash)).status).toBe(200);
    expect(await picks()).toEqual([0, 0]);
    expect((await owner.post(`${at(project)}/photos/restore`, { medias: project.medias })).status).toBe(200);
    expect(await picks()).toEqual([1, 1]);
  });

  test('a selection password is stored as a hash, lets its client enter, and is removed', async () => {
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
      new Browser(app.origin).post('/client_access', { code: project.code, email, selection_password });
    expect((await enter('long enough')).status).toBe(200);
    expect((await enter('wrong word')).json.code).toBe('WRONG_SELECTION_PASSWORD');
    await put(null);
    expect((await enter('long enough')).json.code).toBe('WRONG_SELECTION_PASSWORD');
    const nameless = await make({ name: 'No address' });
    const none = await owner.put(`${CLIENTS}/${nameless}/selection_password`, { password: 'long enough' });
    expect(none.json.code).toBe('CLIENT_EMAIL_MISSING');
  });

  test('are found anywhere in name, address and number, also without niqqud', async () => {
    const email = address('findme');
    await make({ name: 'דָּנִיאֵל 100%_', email, phone: '+972541112223' });
    const total = async (q: string) => (await owner.get(`${CLIENTS}?q=${encodeURIComponent(q)}`)).json.total;
    for (const q of ['דניאל', 'ניא', email.slice(3, 12), '054-111', '1112223', '100%_']) {
      expect([q, Number(await total(q)) > 0]).toEqual([q, true]);
    }
    expect((await stranger.get(`${CLIENTS}?q=${email}`)).json.total).toBe(0);
  });

  test('an assistant may do all of that', async () => {
    const { email } = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
    expect((await assistant.post(CLIENTS, { name: 'By the assistant' })).status).toBe(201);
  });
});

describe('imported and exported tables', () => {
  test('are exported safe from formulas and imported again unchanged', async () => {
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

  test('a project’s people have their access and last day, which an import leaves out', async () => {
    const project = await fresh();
    const invite = (name: string, rights: object) =>
      owner.post(`${at(project)}/invitations`, { name, email: address(name), ...rights });
    await invite('Chooser', {});
    await invite('Planner', { role: 'guest', downloads: true, ends_on: '2090-03-04' });
    await invite('Viewer', { role: 'guest' });
    const { text } = await owner.get(`${at(project)}/people.csv`);
    const cells = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
      .map((line) => [line[0]?.replace('\ufeff', ''), ...line.slice(-2)]);
    expect(cells).toEqual([
      ['Name', 'Access', 'Last day'],
      ['Chooser', 'View and select', ''],
      ['Planner', 'View and download', '2090-03-04'],
      ['Viewer', 'View only', ''],
    ]);
    const { rows } = (await owner.post('/api/x/studio/clients_table', { text })).json;
    expect((rows as unknown as { description: string }[]).map(({ description }) => description)).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('one invalid row is returned with its error, and the others are imported', async () => {
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
    const recorded = `select count::int from audit_entries where event_id = $1 and action = 'link.made'`;
    expect(await sql(recorded, [project.id])).toEqual([{ count: 2 }]);
    const theirs = await stranger.post('/api/x/studio/clients_import', { rows: [], event: project.id });
    expect(theirs.status).toBe(404);
    expect((await owner.get(`${at(project)}/people.csv`)).text).toContain(good);
  });

  test.each([
    [',', 3_900_000, 'TABLE_TOO_LONG', '1,000,000'],
    [';', 3_900_000, 'TABLE_TOO_LONG', '1,000,000'],
    [',', 900_000, 'TABLE_TOO_WIDE', '200'],
    ['a@e.co\n', 2002, 'TABLE_TOO_MANY_ROWS', '2,000'],
  ])('%j × %d is refused by name and limit before it is parsed', async (sign, count, code, limit) => {
    for (const path of ['/api/x/studio/clients_table', '/api/x/reviews/table']) {
      const { status, json } = await owner.post(path, { text: sign.repeat(count) });
      expect([path, status, json.code]).toEqual([path, 422, code]);
      expect(json.errors).toEqual({ text: [expect.stringContaining(limit)] });
    }
  });

  test('a file that is no table is refused', async () => {
    expect((await owner.post('/api/x/studio/clients_table', { text: '1,2' })).json.code).toBe('NOT_A_TABLE');
  });
});

describe('the studio’s message templates', () => {
  const one = '/api/x/studio/messages/delivered/he';

  test('override the defaults field by field, and revert; two who change one get a conflict', async () => {
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
    const app = await owner.post('/api/x/studio/message_preview', { kind: 'delivered', locale: 'he' });
    expect(app.json.html).not.toContain('שלום נועה!');
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

  test('a project of another account has no preview', async () => {
    const project = await fresh();
    const answer = await stranger.post('/api/x/studio/message_preview', {
      kind: 'reminder',
      locale: 'en',
      event: project.id,
    });
    expect(answer.status).toBe(404);
  });
});
