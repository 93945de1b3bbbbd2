import { openAccounts } from '@root/tests/helpers/accounts-app';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { beforeAll, describe, expect, test } from 'vitest';
import { writePlan } from '@/modules/money/plans';

const { app, browser, sql } = await openAccounts();
const NEW = 'another password';
const html = { headers: { Accept: 'text/html' } };
const modal = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };
let web: Web;

beforeAll(async () => {
  web = await startWeb(app);
});

describe('the pages', () => {
  const PATHS = [
    '/users/sign_in',
    '/users/sign_up',
    '/users/passwords/new',
    '/users/passwords/edit',
    '/users/passwords/reset_success',
    '/users/confirmation',
    '/users/confirmation/new',
    '/users/unlock',
    '/users/unlock/new',
  ];

  test.each(PATHS)('%s is a page, and a fragment for the modal', async (path) => {
    const page = await browser().page(path);
    expect([page.status, web.drawn.at(-1)?.path]).toEqual([200, path]);
    expect(page.headers.get('cache-control')).toMatch(/no-store/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    for (const locale of ['en', 'he']) {
      const who = browser();
      who.cookies.set('locale', locale);
      const fragment = await who.get(path, modal);
      expect([
        fragment.status,
        fragment.text.startsWith('<section'),
        /<html|<script|missing:/.test(fragment.text),
      ]).toEqual([200, true, false]);
      expect(/[א-ת]/.test(fragment.text)).toBe(locale === 'he');
    }
  });

  test.each([
    ['the usual plans', null, 'Free for 3 projects. No card needed.', '3 פרויקטים בחינם, בלי כרטיס אשראי.'],
    [
      'one project',
      { project_limit: 1 },
      'Free for 1 project. No card needed.',
      'פרויקט אחד בחינם, בלי כרטיס אשראי.',
    ],
    [
      'no limit',
      { project_limit: null },
      'Free, for as many projects as you like. No card needed.',
      'בחינם, בלי הגבלה על מספר הפרויקטים ובלי כרטיס אשראי.',
    ],
    ['no project', { project_limit: 0 }, null, null],
    ['a price in dollars', { monthly_usd: 500 }, null, '3 פרויקטים בחינם, בלי כרטיס אשראי.'],
    ['a price in shekels', { monthly_ils: 500 }, 'Free for 3 projects. No card needed.', null],
  ])('signing up shows the limits of the current free plan: %s', async (_name, change, en, he) => {
    const free = { project_limit: 3, max_photos_per_project: 500, sales_commission_percent: 5, ...change };
    if (change) await writePlan('free', free);
    for (const [locale, offer] of [
      ['en', en],
      ['he', he],
    ] as const) {
      const who = browser();
      who.cookies.set('locale', locale);
      for (const path of ['/users/sign_up?photographer=true', '/users/sign_up']) {
        const { text } = await who.get(path, modal);
        if (offer) expect(text).toContain(offer);
        else expect(text).not.toMatch(/free|card|חינם|אשראי/i);
        expect(text).not.toContain('<p class="text-quiet"></p>');
      }
    }
    await sql("delete from installation where key = 'plans'");
  });

  test('a plain form gets a 303, or the page with its errors and without the password', async () => {
    const who = browser();
    const authenticity_token = await who.token();
    const right = await who.send('POST', '/users/passwords/new', {
      form: { email: 'a@b.test', authenticity_token },
      ...html,
    });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/users/passwords/new?sent=1']);
    const wrong = await who.send('POST', '/users/passwords/new', {
      form: { email: 'no address', authenticity_token },
      ...html,
    });
    const sent = JSON.parse(decodeURIComponent(String(web.drawn.at(-1)?.headers['x-keepers-form'])));
    expect([wrong.status, sent.errors.email?.length, sent.values]).toEqual([422, 1, { email: 'no address' }]);
    const reset = await who.send('POST', '/users/passwords/edit', {
      form: { token: 'x', password: NEW, password_confirmation: NEW, authenticity_token },
      ...html,
    });
    expect([reset.status, String(web.drawn.at(-1)?.headers['x-keepers-form'])]).toEqual([
      422,
      expect.not.stringContaining('another'),
    ]);
  });

  test('a fragment’s form returns as a fragment with its errors', async () => {
    const who = browser();
    const authenticity_token = await who.token();
    const wrong = await who.send('POST', '/users/sign_in', {
      form: { email: 'a@b.test', password: 'wrong', authenticity_token },
      ...modal,
    });
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(wrong.text).toContain('That email and password don’t match.');
    expect(wrong.text).toContain('value="a@b.test"');
    expect(wrong.text).not.toContain('value="wrong"');
  });
});
