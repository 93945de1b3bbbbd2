import { beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import type { StudioPerson } from '@/modules/access/enter-studio';
import { unsentCard } from '@/modules/home/admin/cards/mails';
import { cardQuestion } from '@/modules/home/admin/draw-cards';
import { checkAll } from '@/modules/installation/doctor/check-all';
import { explainFinding } from '@/modules/installation/doctor/finding';
import { runCli } from '../helpers/run-cli';
import { startWeb } from '../helpers/start-web';
import { makeStudio, makeUser, type Studio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const asks = () =>
  cardQuestion({
    account: studio.account,
    user: { id: uuidv7() },
    locale: 'en',
    role: 'owner',
  } as StudioPerson);

test('Home lists messages that no mail server accepted', async () => {
  expect(await unsentCard.draw(asks())).toBeNull();
  await sql(
    `insert into mails (id, account_id, kind, "to", locale, subject, text, html, state, message_id, created_at, updated_at)
     values ($1, $2, 'client.invited', 'noa@bride.test', 'en', 'Your photos', '-', '-', 'outbox', $3, now(), now())`,
    [uuidv7(), studio.account, `<${uuidv7()}@house>`],
  );
  const card = (await unsentCard.draw(asks())) as { props: { title: string } };
  expect(card.props.title).toBe('1 message wasn’t sent, because email isn’t set up');
});

test('Health counts a message that no mail server accepted as not sent, and says nothing of delivery', async () => {
  const found = (await checkAll()).find(({ part }) => part === 'mails');
  expect(found).toMatchObject({ state: 'ok', says: 'mails_kept', params: { count: 1 } });
  const explained = found && explainFinding(found, 'en');
  expect(explained?.plain).toBe('No email failed in the last 30 days.');
  expect(explained?.says).toContain('1 not sent');
});

test('Health does not tick mail without a configured mail server', async () => {
  const found = (await checkAll()).find(({ part }) => part === 'mail');
  expect(found).toMatchObject({ state: 'look', says: 'mail_none', fix: 'mail_none' });
});

test('the command confirms the address given, and no other', async () => {
  const [one, two] = [await makeUser({}), await makeUser({})];
  await sql('update users set unconfirmed_since = now() where id = any($1)', [[one.id, two.id]]);
  const run = (...words: string[]) => runCli(['confirm', ...words], app.env);
  expect((await run(one.email)).said).toEqual({ good: true, lines: [`${one.email} is confirmed now.`] });
  expect(
    await sql('select id from users where id = any($1) and unconfirmed_since is not null', [
      [one.id, two.id],
    ]),
  ).toEqual([{ id: two.id }]);
  expect((await run('nothing@people.test')).said.good).toBe(false);
  expect((await run()).said.good).toBe(false);
});

test('the command in a database without tables names the settings it was run with', async () => {
  await sql('alter table users rename to users_elsewhere');
  try {
    const { said } = await runCli(['confirm', 'noa@studio.test'], app.env);
    expect(said).toEqual({ good: false, lines: [expect.stringMatching(/no accounts yet.*KEEPERS_DATA/)] });
  } finally {
    await sql('alter table users_elsewhere rename to users');
  }
});
