import type { sqlOf } from '../helpers/test-app';
import { atEndpoints, type Noun } from './write-ways';

/** The names of a client's fields in forms, by those of the record. */
const NAMES = { phone_number: 'phone', country_code: 'country', locale: 'language' };
const COLUMNS = Object.fromEntries(Object.entries(NAMES).map(([column, name]) => [name, column]));

/** Clients, with the steps that are compared. `sql` queries the database. */
export const writtenClients = (sql: ReturnType<typeof sqlOf>): Noun => ({
  trash: true,
  belongs: ({ project }) => ({ account: project.account }),
  row: (data) =>
    Object.fromEntries(Object.entries(data).map(([name, value]) => [COLUMNS[name] ?? name, value])),
  names: NAMES,
  own: ({ owner }) => atEndpoints(owner, '/api/x/studio/clients', (details) => ({ details })),
  rows: ({ project }) =>
    sql(
      `select name, email, additional_email, phone_number, country_code, locale::text, description, deleted_at is not null as deleted
         from clients where account_id = $1 order by name, email`,
      [project.account],
    ),
  async steps(way, { project }, note) {
    const email = 'maya@written.test';
    const [first, id] = await way.make({
      ...{ name: '  Maya ', email: ` ${email} `, phone: '054-123-4567', country: 'il' },
      ...{ language: 'he', description: ' two\nlines ', additional_email: '' },
    });
    note('make', first);
    const maya = id as string;
    note('make with an address alone', (await way.make({ email: 'alone@written.test' }))[0]);
    note('make with a name alone', (await way.make({ name: 'Dan' }))[0]);
    note('make with neither', (await way.make({ name: ' ', description: 'x' }))[0]);
    note('make with another’s address', (await way.make({ name: 'x', email: email.toUpperCase() }))[0]);
    note('make with an address that is none', (await way.make({ name: 'x', email: 'x' }))[0]);
    note('make with a host that ends in a hyphen', (await way.make({ email: 'x@written-.test' }))[0]);
    note('make with a number too short', (await way.make({ name: 'x', phone: '12' }))[0]);
    note('make with a number without its country', (await way.make({ name: 'x', phone: '054-1234567' }))[0]);
    note('make with a country there is not', (await way.make({ name: 'x', country: 'XX' }))[0]);
    note('make with a language there is not', (await way.make({ name: 'x', language: 'xx' }))[0]);
    note('make with a name too long', (await way.make({ name: 'x'.repeat(300) }))[0]);
    note('rename by a text of two lines', await way.change(maya, { name: ' Maya\n\tLevi ' }));
    note('another number of the country', await way.change(maya, { phone: '052-765-4321' }));
    note('a number’s country is added again', await way.change(maya, { country: '' }));
    note('no name', await way.change(maya, { name: '' }));
    note('neither a name nor an address', await way.change(maya, { email: null }));
    note('another’s address', await way.change(maya, { email: 'Alone@written.test' }));
    note('the same address in capitals', await way.change(maya, { email: 'Maya@written.test' }));
    await sql(
      `insert into invitations (id, account_id, event_id, client_id, token_hash)
       values (gen_random_uuid(), $1, $2, $3, gen_random_uuid()::text)`,
      [project.account, project.id, maya],
    );
    note('delete one with access', await way.remove(maya));
    await sql('update invitations set revoked_at = now() where client_id = $1', [maya]);
    note('delete', await way.remove(maya));
    note('change in the trash', await way.change(maya, { name: 'No' }));
    note('delete again', await way.remove(maya));
    const [again, other] = await way.make({ name: 'Other', email });
    note('make with the address of one in the trash', again);
    note('restore without the address', await way.restore(maya));
    note('delete the other', await way.remove(other as string));
    note('restore', await way.restore(maya));
    note('restore again', await way.restore(maya));
    await sql(`update clients set deleted_at = now() - interval '31 days' where id = $1`, [other]);
    note('restore too late', await way.restore(other as string));
  },
});
