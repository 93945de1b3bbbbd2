import { expect, test } from 'vitest';
import { enters, order, project, sell, sql } from './world';

/** More than connections to the database, of a process: 12. */
const MANY = 30;

test('thirty clients who order at once from one studio all get an order, and a number of their own', async () => {
  const product = await sell({
    name: 'Print',
    kind: 'print',
    options: [{ id: 'small', name: '10 × 15', amount: 1500, width: 10, height: 15 }],
  });
  const people = await Promise.all(Array.from({ length: MANY }, () => enters(project)));
  const lines = [{ product, option: 'small', medias: project.medias.slice(0, 1) }];
  // A way whose settings are read from the database, as the studio's own are.
  const answers = await Promise.all(people.map((one) => order(one, { method: 'cash', lines, total: 1500 })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const numbers = answers.map(({ json }) => Number(json.number)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
  const paid = await sql('select id from payments where purpose_id = any($1::uuid[])', [
    answers.map(({ json }) => json.id),
  ]);
  expect(paid).toHaveLength(MANY);
}, 60_000);
