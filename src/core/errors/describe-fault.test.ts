import { expect, test } from 'vitest';
import { describeError } from './describe-error';

const refused = Object.assign(new Error('invalid input syntax for type uuid: "dana@people.test"'), {
  severity: 'ERROR',
  code: '22P02',
  detail: 'Failing row contains (Dana Secret, dana@people.test).',
  table: 'clients',
  column: 'user_id',
});
const failed = Object.assign(
  new Error('Failed query: insert into "clients" values ($1, $2)\nparams: Dana Secret,dana@people.test', {
    cause: refused,
  }),
  { params: ['Dana Secret', 'dana@people.test'] },
);

test('a failed statement is described by its text and its code, without a value', () => {
  const said = describeError(failed);
  expect(said).toContain('insert into "clients"');
  expect(said).toContain('PostgreSQL 22P02, table clients, column user_id');
  expect(said).toContain('describe-fault.test.ts');
  expect(said).not.toMatch(/dana/i);
});

test('a database error that quotes no value keeps its message', () => {
  const away = Object.assign(new Error('terminating connection'), { severity: 'FATAL', code: '57P01' });
  expect(describeError(away)).toContain('terminating connection');
});
