import { Browser } from '@root/tests/helpers/browser';
import { solveFor } from '@root/tests/helpers/solve-captcha';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATES } from '@/core/http/rates';
import { makeSite } from '../../tests/make-site';
import { giveTicket } from '../ticket';

const app = await openTestApp();
const sql = sqlOf(app);
let alma: Studio;
let boaz: Studio;

const at = (name: string) => new Browser(app.origin, name ? `${name}.localhost:${app.port}` : undefined);
const WORDS = {
  name: 'Noa Bar',
  email: 'Noa@guests.test',
  phone: '050-1234567',
  day: '2027-03-26',
  message: 'Are you free?\n\nWe are two.',
  block: 'ask',
};
const html = { Accept: 'text/html' };
const early = () => giveTicket(Date.now() - 10_000);
const kept = () =>
  sql('select account_id as account, name, email, phone, day, message, page from site_inquiries order by id');
const mails = () =>
  sql('select kind, "to", reply_to, subject, text, locale::text from mails order by kind desc');

beforeAll(async () => {
  await startWeb(app);
  alma = await makeStudio('Studio Alma');
  boaz = await makeStudio('Studio Boaz');
  const contact = [{ id: 'ask', type: 'sites.contact', settings: { thanks: { en: 'Until soon!' } } }];
  await makeSite(alma.account, 'alma', { '': [], contact });
  await makeSite(boaz.account, 'boaz', { '': [{ id: 'words', type: 'sites.text' }] });
  // Notices go to the account's address, replies of visitors to the brand's.
  await sql(`update brands set contact_email = 'alma@studio.test' where account_id = $1`, [alma.account]);
  await sql(`update accounts set contact_email = 'alma@studio.test' where id = $1`, [alma.account]);
});

beforeEach(async () => {
  await sql('delete from site_inquiries');
  await sql('delete from mails');
  await sql('delete from rates');
  await sql('update accounts set active = true');
});

describe('writing to a studio', () => {
  test('is saved, mailed to the studio with the visitor as reply address, and confirmed without its text', async () => {
    const answer = await at('alma').post('/inquiries', { ...WORDS, ticket: early() });
    expect([answer.status, answer.json]).toEqual([201, { sent: true }]);
    expect(await kept()).toEqual([
      {
        account: alma.account,
        name: 'Noa Bar',
        email: 'noa@guests.test',
        phone: '050-1234567',
        day: '2027-03-26',
        message: 'Are you free?\n\nWe are two.',
        page: '/contact',
      },
    ]);
    const [notified, confirmed] = await mails();
    expect(notified).toMatchObject({
      kind: 'inquiry.received',
      to: 'alma@studio.test',
      reply_to: 'noa@guests.test',
    });
    expect(notified?.text).toMatch(/Are you free\?[\s\S]*We are two\.[\s\S]*26 March 2027|March 26, 2027/);
    expect(confirmed).toMatchObject({ kind: 'inquiry.confirmation', to: 'noa@guests.test', locale: 'en' });
    expect(`${confirmed?.subject} ${confirmed?.text}`).not.toMatch(/Noa|free|050/);
    expect(confirmed?.reply_to).toBe('alma@studio.test');
  });

  test('is confirmed in the visitor’s language, and mailed in the studio’s', async () => {
    await at('alma').post('/inquiries?locale=he', WORDS);
    const [notified, confirmed] = await mails();
    expect([notified?.locale, confirmed?.locale]).toEqual(['en', 'he']);
    expect(confirmed?.subject).toMatch(/הגיעה/);
  });

  test('goes to the owner if the studio has no contact address', async () => {
    await sql('update accounts set contact_email = null');
    await sql('update brands set contact_email = null');
    await at('alma').post('/inquiries', WORDS);
    expect((await mails())[0]).toMatchObject({ to: alma.ownerEmail });
    await sql(`update brands set contact_email = 'alma@studio.test' where account_id = $1`, [alma.account]);
  });

  test('is refused without a form on the site, on unknown hosts, and while the studio is switched off', async () => {
    expect((await at('boaz').post('/inquiries', WORDS)).status).toBe(404);
    expect((await at('unknown').post('/inquiries', WORDS, { csrf: false })).status).toBe(404);
    expect((await at('').post('/inquiries', WORDS)).status).toBe(404);
    await sql('update accounts set active = false');
    expect((await at('alma').post('/inquiries', WORDS)).json.code).toBe('GALLERY_PAUSED');
    expect(await kept()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Noa\nBcc: all@x.test' }],
    ['email', { email: 'noa' }],
    ['day', { day: '26.3.2027' }],
    ['day', { day: '2020-01-01' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['phone', { phone: '1'.repeat(41) }],
  ])('refuses a wrong %s beside its field', async (field, wrong) => {
    const answer = await at('alma').post('/inquiries', { ...WORDS, ...wrong });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_INPUT']);
    expect(Object.keys(answer.json.errors ?? {})).toEqual([field]);
    expect(await kept()).toEqual([]);
  });
});

describe('without script', () => {
  const send = (form: object, who = at('alma')) =>
    who.send('POST', '/inquiries', { form: form as never, headers: html, csrf: false });

  test('the page’s form redirects to its page, at the thanks', async () => {
    const page = await at('alma').page('/contact');
    expect(page.text).toMatch(/<form [^>]*action="\/inquiries" method="post"/);
    expect(page.text).toMatch(/id="sent-ask"[^>]*>Until soon!/);
    expect(page.text).not.toMatch(/authenticity_token|csrf-token/);
    const answer = await send({ ...WORDS, phone: '', day: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent-ask']);
    expect(await kept()).toMatchObject([{ phone: null, day: null }]);
  });

  test('a refused form renders its page again, with the input, and saves nothing', async () => {
    const answer = await send({ ...WORDS, email: 'noa', message: '"><b>bold' });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/<title>Page contact/);
    expect(answer.text).toMatch(/value="Noa Bar"/);
    expect(answer.text).toContain('&quot;&gt;&lt;b&gt;bold');
    expect(answer.text).toMatch(/aria-invalid="true"/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await at('alma').page('/contact')).text).not.toContain('Noa Bar');
  });

  test('a form without a block of the site still renders a page of the site', async () => {
    const answer = await send({ ...WORDS, block: 'none', email: 'noa' });
    expect([answer.status, /value="Noa Bar"/.test(answer.text)]).toEqual([422, true]);
  });

  test('a user signed in on the platform needs no token either', async () => {
    const visitor = at('alma');
    visitor.cookies.set('keepers-token', 'something');
    expect((await send(WORDS, visitor)).status).toBe(303);
  });

  test('another site cannot send it with a visitor’s cookies', async () => {
    const visitor = at('alma');
    await visitor.get('/csrf');
    const answer = await visitor.send('POST', '/inquiries', {
      form: WORDS,
      csrf: false,
      headers: { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(answer.json.code).toBe('INVALID_CSRF_TOKEN');
  });
});

describe('programs', () => {
  test('that fill in the hidden field get thanks, and nothing is saved or sent', async () => {
    const answer = await at('alma').post('/inquiries', { ...WORDS, website: 'https://buy.test' });
    expect(answer.status).toBe(201);
    expect([await kept(), await mails()]).toEqual([[], []]);
  });

  test('that send at once need a proof of work after a few, and each is valid once', async () => {
    const one = (n: number, more: object = {}) =>
      at('alma').post('/inquiries', { ...WORDS, email: `n${n}@guests.test`, ...more });
    for (let i = 0; i < 3; i++) expect((await one(i)).status).toBe(201);
    const refused = await one(4);
    expect([refused.status, refused.json.code]).toEqual([422, 'PROOF_NEEDED']);
    expect((await one(4, { ticket: giveTicket() })).json.code).toBe('PROOF_NEEDED');
    expect((await one(4, { ticket: `${Date.now() - 9000}.forged` })).json.code).toBe('PROOF_NEEDED');
    expect((await one(4, { ticket: early() })).status).toBe(201);
    const token = await solveFor(at('alma'));
    expect((await one(5, { recaptcha_token: token })).status).toBe(201);
    expect((await one(6, { recaptcha_token: token })).json.code).toBe('PROOF_NEEDED');
    expect(await kept()).toHaveLength(5);
  });

  test('are limited per mailbox and per site', async () => {
    const ticket = early();
    for (let i = 0; i < RATES.inquirer.most; i++)
      expect((await at('alma').post('/inquiries', { ...WORDS, ticket })).status).toBe(201);
    const again = await at('alma').post('/inquiries', { ...WORDS, ticket });
    expect([again.status, again.json.code]).toEqual([429, 'RATE_REACHED']);
    await sql('update rates set count = $1', [RATES.inquiry.most]);
    const other = await at('alma').post('/inquiries', { ...WORDS, email: 'b@guests.test', ticket });
    expect(other.json.code).toBe('RATE_REACHED');
  });

  test('get a ticket with the time of its issue', async () => {
    const { ticket } = (await at('alma').get('/inquiries/ticket')).json;
    expect(String(ticket)).toMatch(/^\d{13}\.[\w-]{22}$/);
  });
});

describe('the inbox', () => {
  const signIn = (email: string) => new Browser(app.origin).signIn(email, PASSWORD);

  test('shows the studio’s own, marks, deletes and restores', async () => {
    await at('alma').post('/inquiries', WORDS);
    const owner = await signIn(alma.ownerEmail);
    const list = async (part = 'all') => (await owner.get(`/api/x/sites/inquiries?part=${part}`)).json;
    const found = (await list()) as unknown as { inquiries: { id: string }[]; counts: object };
    expect(found).toMatchObject({
      counts: { all: 1, new: 1 },
      pages: 1,
      inquiries: [{ name: 'Noa Bar', email: 'noa@guests.test', day: '2027-03-26', read: false }],
    });
    const address = `/api/x/sites/inquiries/${found.inquiries[0]?.id}`;
    await owner.put(address, { read: true });
    await owner.put(address, { read: true });
    expect(await list('new')).toMatchObject({ counts: { all: 1, new: 0 }, inquiries: [] });
    await owner.delete(address);
    expect(await list()).toMatchObject({ counts: { all: 0 }, inquiries: [] });
    await owner.post(`${address}/restore`);
    expect(await list()).toMatchObject({ inquiries: [{ read: true }] });
  });

  test('is open to assistants, and to no other account', async () => {
    await at('alma').post('/inquiries', WORDS);
    const assistant = await signIn((await makeUser({ account: alma.account, role: 'assistant' })).email);
    expect((await assistant.get('/api/x/sites/inquiries')).json).toMatchObject({ counts: { all: 1 } });
    const stranger = await signIn(boaz.ownerEmail);
    expect((await stranger.get('/api/x/sites/inquiries')).json).toMatchObject({ inquiries: [] });
    const [{ id } = { id: '' }] = await sql<{ id: string }>('select id from site_inquiries');
    const address = `/api/x/sites/inquiries/${id}`;
    const answers = [
      await stranger.put(address, { read: true }),
      await stranger.delete(address),
      await stranger.post(`${address}/restore`),
    ];
    const nothing = await stranger.put('/api/x/sites/inquiries/0199aaaa-0000-7000-8000-000000000000', {
      read: true,
    });
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, nothing.text]));
    expect((await at('').get('/api/x/sites/inquiries')).status).toBe(401);
    expect(await sql('select read_at, deleted_at from site_inquiries')).toEqual([
      { read_at: null, deleted_at: null },
    ]);
  });
});
