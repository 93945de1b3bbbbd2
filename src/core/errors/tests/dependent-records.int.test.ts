import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { respondError } from '@/core/http/answer';
import { hasDependentRecords } from '../dependent-records';
import { answerRestError } from '../rest-error';

const app = await openTestApp();
const sql = sqlOf(app);
beforeAll(() => startWeb(app));

test("a deletion the database refuses is DEPENDENT_RECORDS in Payload's REST, in the reader's language", async () => {
  const studio = await makeStudio();
  await makeProject(studio);
  const error = await pool()
    .query('delete from accounts where id = $1', [studio.account])
    .catch((thrown: unknown) => thrown as Error);
  const answerIn = async (locale: string) =>
    answerRestError({ error, req: { headers: new Headers({ 'x-locale': locale }) } } as never);
  expect(await answerIn('en')).toEqual({
    status: 422,
    response: {
      errors: [{ message: 'Cannot delete record because dependent records exist' }],
      code: 'DEPENDENT_RECORDS',
    },
  });
  expect(JSON.stringify(await answerIn('he'))).toMatch(/פריטים שתלויים/);
  expect(await sql('select 1 from accounts where id = $1', [studio.account])).toHaveLength(1);
});

test('an operator cannot delete an account by a request', async () => {
  const studio = await makeStudio();
  const { email } = await makeUser({ operator: true });
  const operator = await new Browser(app.origin).signIn(email, PASSWORD);
  const refused = await operator.delete(`/api/accounts/${studio.account}`);
  expect([refused.status, refused.json.code]).toEqual([403, 'RECORD_READ_ONLY']);
  operator.cookies.set('locale', 'he');
  expect((await operator.delete(`/api/accounts/${studio.account}`)).text).toMatch(/במסכים של הפלטפורמה/);
  expect(await sql('select 1 from accounts where id = $1', [studio.account])).toHaveLength(1);
});

test('the wire has the same code for a deletion the database refuses, and not for other errors', async () => {
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
