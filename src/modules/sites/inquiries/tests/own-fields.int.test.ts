import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeSite } from '../../tests/make-site';
import { giveTicket } from '../ticket';

const app = await openTestApp();
const sql = sqlOf(app);
let dana: Browser;
let owner: Browser;

const FIELDS = [
  { label: { en: 'Venue', he: 'אולם' }, required: true },
  { label: { en: 'Guests' }, kind: 'choice', options: { en: 'Few\n Many \n\n' } },
  { label: { en: 'Second day' }, kind: 'day' },
  // Neither a question without words nor one without choices can be answered.
  { kind: 'text', required: true },
  { label: { en: 'Nothing to choose' }, kind: 'choice', required: true },
];
const WORDS = { name: 'Noa', email: 'noa@guests.test', message: 'Free?', block: 'ask' };
const send = (more: object) =>
  dana.post('/inquiries', { ...WORDS, ticket: giveTicket(Date.now() - 10_000), ...more });

beforeAll(async () => {
  await startWeb(app);
  const { account, ownerEmail } = await makeStudio('Dana');
  const contact = [{ id: 'ask', type: 'sites.contact', settings: { fields: FIELDS } }];
  await makeSite(account, 'dana', { '': [], contact });
  await sql(`update accounts set contact_email = 'dana@studio.test' where id = $1`, [account]);
  owner = await new Browser(app.origin).signIn(ownerEmail, PASSWORD);
});
beforeEach(async () => {
  // A new one each time: it keeps the language it chose.
  dana = new Browser(app.origin, `dana.localhost:${app.port}`);
  await sql('delete from site_inquiries');
  await sql('delete from mails');
  await sql('delete from rates');
});

test('the form asks the studio’s own questions in the reader’s language', async () => {
  const { text } = await dana.page('/contact');
  expect(text).toContain('name="field_0"');
  expect(text).toMatch(
    /<select[^>]*name="field_1"[\s\S]*<option>Few<\/option><option>Many<\/option><\/select>/,
  );
  expect(text).toMatch(/<input[^>]*type="date"[^>]*name="field_2"|<input[^>]*name="field_2"[^>]*type="date"/);
  for (const nr of [3, 4]) expect(text).not.toContain(`name="field_${nr}"`);
  expect((await dana.page('/contact?locale=he')).text).toContain('אולם');
});

test('answers are stored with their questions, shown in the inbox, and mailed to the studio alone', async () => {
  const answer = await send({ field_0: ' A garden ', field_1: 'Many', field_2: '', field_3: 'x' });
  expect([answer.status, answer.json]).toEqual([201, { sent: true }]);
  const answers = [
    { label: 'Venue', value: 'A garden' },
    { label: 'Guests', value: 'Many' },
  ];
  const inbox = (await owner.get('/api/x/sites/inquiries')).json as unknown as {
    inquiries: { answers: object[] }[];
  };
  expect(inbox.inquiries.map((one) => one.answers)).toEqual([answers]);
  const mails = await sql<{ kind: string; text: string }>('select kind, text from mails');
  const textOf = (kind: string) => mails.find((one) => one.kind === kind)?.text;
  expect(textOf('inquiry.received')).toMatch(/Venue[\s\S]*A garden/);
  expect(textOf('inquiry.confirmation')).not.toContain('garden');
});

test.each<[string, Record<string, string>, string]>([
  ['no answer to a required question', {}, 'field_0'],
  ['an answer of spaces', { field_0: '  ' }, 'field_0'],
  ['a choice that is not offered', { field_0: 'x', field_1: 'Thousands' }, 'field_1'],
  ['a day that no calendar has', { field_0: 'x', field_2: '2027-02-31' }, 'field_2'],
  ['an answer longer than a field takes', { field_0: 'x'.repeat(501) }, 'field_0'],
  ['two lines', { field_0: 'x\ny' }, 'field_0'],
])('%s is refused beside its field, and nothing is stored', async (_, more, field) => {
  const refused = await send(more);
  expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, [field]]);
  expect(await sql('select id from site_inquiries')).toEqual([]);
});

test('a refused form keeps the answers without script', async () => {
  const form = { ...WORDS, field_1: 'Many' };
  const page = await dana.send('POST', '/inquiries', { form, headers: { Accept: 'text/html' }, csrf: false });
  expect(page.status).toBe(422);
  expect(page.text).toMatch(/<option[^>]*selected[^>]*>Many/);
});
