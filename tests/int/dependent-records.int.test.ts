import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { hasDependentRecords } from '@/core/errors/dependent-records';
import { respondError } from '@/core/http/answer';
import { Browser } from '../helpers/browser';
import { openHouse, sqlOf } from '../helpers/house';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '../helpers/studio';

const house = await openHouse();
const sql = sqlOf(house);
beforeAll(() => startWeb(house));

test('an account others depend on stays, and whoever would delete it hears why, in their language', async () => {
  const studio = await makeStudio();
  const project = await makeProject(studio);
  const { email } = await makeUser({ operator: true });
  const operator = await new Browser(house.origin).signIn(email, PASSWORD);
  const refused = await operator.delete(`/api/accounts/${studio.account}`);
  expect([refused.status, refused.json]).toEqual([
    422,
    {
      errors: [{ message: 'Cannot delete record because dependent records exist' }],
      code: 'DEPENDENT_RECORDS',
    },
  ]);
  operator.cookies.set('locale', 'he');
  expect((await operator.delete(`/api/accounts/${studio.account}`)).text).toMatch(/רשומות שתלויות/);
  expect(await sql('select 1 from events where id = $1', [project.id])).toHaveLength(1);
  expect(await sql('select 1 from accounts where id = $1', [studio.account])).toHaveLength(1);
});

test('the wire says the same of a deletion the database refuses, and nothing of other mistakes', async () => {
  const studio = await makeStudio();
  const refused = await pool()
    .query('delete from accounts where id = $1', [studio.account])
    .catch((error: unknown) => error);
  expect(hasDependentRecords(new Error('wrapped', { cause: refused }))).toBe(true);
  expect(respondError(refused, 'en').status).toBe(422);
  const blank = await pool()
    .query('insert into brands (id, business_name) values (gen_random_uuid(), $1)', ['No account'])
    .catch((error: unknown) => error);
  expect(hasDependentRecords(blank)).toBe(false);
});
