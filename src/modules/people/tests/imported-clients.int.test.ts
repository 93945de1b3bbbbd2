import { describe, expect, test } from 'vitest';
import { add, address, fresh, owner, sql } from './people-app';

const CLIENTS = '/api/x/studio/clients';
const EMPTY = { additional_email: '', phone: '', country: '', language: '', description: '' };
const rowOf = async (email: string) =>
  (
    await sql(
      `select name, additional_email, phone_number, country_code, locale::text, description, deleted_at,
              created_at is not null and updated_at is not null as timed
         from clients where email = $1 order by id`,
      [email],
    )
  ).map((row) => ({ ...row }));

describe('a client of an imported table', () => {
  test('is stored as by the form', async () => {
    const [typed, imported] = [address('typed'), address('imported')];
    const details = {
      ...{ name: ' Maya\n Levi ', phone: '054-123-4567', country: 'il', language: 'he' },
      ...{ description: ' two\nlines ', additional_email: ' second@people.test ' },
    };
    expect((await owner.post(CLIENTS, { ...details, email: typed })).status).toBe(201);
    const done = await owner.post(`${CLIENTS}_import`, { rows: [{ line: 2, ...details, email: imported }] });
    expect(done.json).toMatchObject({ made: 1, updated: 0, left: [] });
    expect(await rowOf(imported)).toEqual(await rowOf(typed));
  });

  test('fills and replaces what a known client has, and keeps the rest', async () => {
    const email = address('known');
    await owner.post(CLIENTS, { name: 'Maya', email, phone: '+972541234567', description: 'old' });
    const rows = [
      { line: 2, ...EMPTY, name: '', email: email.toUpperCase(), language: 'he', description: 'new' },
      { line: 3, ...EMPTY, name: 'Maya Levi', email },
    ];
    const done = await owner.post(`${CLIENTS}_import`, { rows });
    expect(done.json).toMatchObject({ made: 0, updated: 2, left: [] });
    expect(await rowOf(email)).toMatchObject([
      {
        name: 'Maya Levi',
        phone_number: '+972541234567',
        country_code: 'IL',
        locale: 'he',
        description: 'new',
      },
    ]);
  });

  test('has neither a name nor an address: is returned, as the form refuses it', async () => {
    const rows = [{ line: 2, ...EMPTY, name: ' \t ', email: '' }];
    const done = await owner.post(`${CLIENTS}_import`, { rows });
    expect(done.json).toMatchObject({ made: 0, left: [{ line: 2, fate: 'wrong' }] });
    expect(Object.keys((done.json.left as unknown as { problems: object }[])[0]?.problems ?? {})).toEqual([
      'name',
    ]);
  });

  test('a list of people fills in only what a known client lacks', async () => {
    const project = await fresh();
    const email = address('listed');
    await owner.post(CLIENTS, { name: 'Maya', email });
    const people = [{ name: 'Other', email, phone: '+972541234567' }, { name: 'Dan' }, { name: 'Dan' }];
    expect((await add(project, people)).json).toEqual({ added: 3, known: 0 });
    expect(await rowOf(email)).toMatchObject([{ name: 'Maya', phone_number: '+972541234567' }]);
  });
});
