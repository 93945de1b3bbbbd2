import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlans } from '@/modules/money/plans';
import { documentWithProse } from '../prose';
import { pathOfPage } from '../rules/document';
import { platformStarter } from './platform-site';

const app = await openTestApp();
const sql = sqlOf(app);
const visitor = () => new Browser(app.origin);

beforeAll(async () => {
  await startWeb(app);
});

describe('the platform’s own site', () => {
  test.each(['en', 'he'])('is complete before an operator edits it, in %s', async (locale) => {
    for (const page of platformStarter().pages) {
      const { status, text } = await visitor().page(`${pathOfPage(page)}?locale=${locale}`);
      expect([page.slug, status]).toEqual([page.slug, 200]);
      expect(text).toContain(`<html lang="${locale}"`);
      expect(text).not.toMatch(/\[missing|undefined|NaN|\[object|href="page:/);
    }
  });

  test('quotes no invented client, and promises no more photos than the free plan takes', async () => {
    const free = (await readPlans()).free.max_photos_per_project ?? Number.POSITIVE_INFINITY;
    for (const page of platformStarter().pages) {
      expect(page.blocks.map(({ type }) => type)).not.toContain('sites.stories');
      const { text } = await visitor().page(`${pathOfPage(page)}?locale=en`);
      const promised = [...text.matchAll(/([\d,]{3,}) photos(?! per project)/g)].map(([, count = '']) =>
        Number(count.replace(',', '')),
      );
      expect(promised.filter((count) => count > free)).toEqual([]);
    }
  });

  test('promises no help while it names no way to reach its operator', async () => {
    for (const page of platformStarter().pages) {
      if (page.blocks.some(({ type }) => type === 'sites.contact')) continue;
      const { text } = await visitor().page(`${pathOfPage(page)}?locale=en`);
      expect(text).not.toMatch(/here to help|need us|contact us|write to us/i);
    }
  });

  test('is created by an operator with its own texts, in the chosen template', async () => {
    const { email } = await makeUser({ operator: true });
    const operator = await new Browser(app.origin).signIn(email, PASSWORD);
    const seen = await operator.get('/api/x/sites/templates/quiet/preview?site=platform&locale=en');
    expect(seen.text).toContain('data-template="quiet"');
    expect(seen.text).toContain('/users/sign_up?photographer=true');
    const begun = await operator.post('/api/x/sites/begin?site=platform', { template: 'quiet' });
    expect([begun.status, begun.json.document]).toMatchObject([
      201,
      { ...documentWithProse(platformStarter()), template: 'quiet' },
    ]);
    await sql('delete from sites where account_id is null');
  });

  test('shows prices with currency and VAT, a year a fifth cheaper, and remembers the chosen plan', async () => {
    const { text } = await visitor().page('/pricing?locale=en');
    expect(text).toContain('US Dollar (USD), VAT included');
    expect(text).toContain('$19');
    expect(text).toContain('$57 billed every three months');
    expect(text).toContain('$182.40 billed yearly');
    expect(text).toContain('/users/sign_up?photographer=true&amp;plan=pro&amp;period=yearly');
    // The limit that differs besides projects and photos, though nothing takes it yet.
    expect(text).toContain('5% commission');
    expect(text).toContain('No commission is taken today');
    // No payment yet.
    expect(text).toContain('Paid plans aren’t available yet');
    // What the buttons lead to is what is possible: a free account, with the choice kept.
    expect(text).toContain('Start free, ask for Pro');
    expect(text).not.toMatch(/>(Choose|Buy) (Pro|Unlimited)/);
    const hebrew = (await visitor().page('/pricing?locale=he')).text;
    expect(hebrew).toContain('שקל חדש (ILS)');
    expect(hebrew.replace(/[^\d.₪\u05d0-\u05ea]/g, '')).toContain('662.40₪לשנה');
    await sql(
      `insert into installation (key, value) values ('plans', '{"pro": {"monthly_usd": 2500, "project_limit": 40, "max_photos_per_project": 10, "sales_commission_percent": 1}}')`,
    );
    expect((await visitor().page('/pricing?locale=en')).text).toContain('<bdi>$25</bdi>');
  });

  test('saves with a new account the plan from the price list, and ignores unknown plans', async () => {
    const signUp = async (email: string, chosen: object) => {
      const { status } = await visitor().post('/users/sign_up', {
        email,
        password: 'a good password',
        password_confirmation: 'a good password',
        first_name: 'Noa',
        family_name: 'Bar',
        photographer: true,
        ...chosen,
      });
      expect(status).toBe(201);
      const [row] = await sql(
        'select wanted_plan, wanted_period from accounts a join users u on u.account_id = a.id where u.email = $1',
        [email],
      );
      return row;
    };
    expect(await signUp('noa@new.test', { plan: 'pro', period: 'yearly' })).toEqual({
      wanted_plan: 'pro',
      wanted_period: 'yearly',
    });
    expect(await signUp('dan@new.test', { plan: 'gold', period: 'weekly' })).toEqual({
      wanted_plan: null,
      wanted_period: null,
    });
  });

  test('leaves signed-in users to the entry page, and every other address to the application', async () => {
    const { ownerEmail } = await makeStudio('Studio Alma');
    const owner = visitor();
    await owner.signIn(ownerEmail, PASSWORD);
    expect((await owner.page('/')).text).not.toContain('data-template');
    expect((await visitor().page('/')).text).toContain('data-template');
    expect((await visitor().page('/nowhere-at-all')).status).toBe(404);
  });
});
