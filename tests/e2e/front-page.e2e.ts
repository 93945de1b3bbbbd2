import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ENTRY_TRIES } from '@/core/constants';
import starter from '@/modules/sites/platform/starter.json' with { type: 'json' };
import { holdAnswer } from './support/hold-answer';
import { inBothLanguages, LONG } from './support/languages';
import { linkTo } from './support/mailbox';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const FIRST = 'the first password';
const SECOND = 'another password';
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
type Words = Record<'en' | 'he', string>;
type StarterPage = { blocks: { settings: { slides?: { button: { label: Words } }[] } }[] };
/** The first thing the front page offers. */
const slide = (starter.pages as unknown as StarterPage[])[0]?.blocks[0]?.settings.slides?.[0];
const menuLabel = (to: string) => starter.menu.find((link) => link.to === to)?.label;

inBothLanguages('he', (locale) => {
  for (const device of ['desktop', 'phone'] as const)
    for (const script of [true, false]) {
      const t = wordsIn(locale);
      const account = (key: string, params?: Record<string, string | number>) => t(`account.${key}`, params);

      // Each device and each way is in `npm test`, for a part of the steps; `npm run test:long` makes all of them in each.
      const isFirst = (device === 'phone') === script;
      const name = `${locale}, ${device}, ${script ? 'with' : 'without'} script`;
      test.describe(name, isFirst ? {} : LONG, () => {
        test.use({ ...DEVICES[device], javaScriptEnabled: script });
        /** The front page in a browser that knows no one. */
        const begin = async (page: Page, origin: string) => {
          await page.context().clearCookies();
          await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
          await page.goto('/');
        };
        test.beforeEach(({ page, world }) => begin(page, world.origins[0]));

        /** Where a step is rendered: in the dialog over the page, or on a page of its own. */
        const stepOf = async (page: Page, title: string): Promise<Locator> => {
          const step = script ? page.getByRole('dialog', { name: title }) : page.getByRole('main');
          await expect(step.getByRole('heading', { name: title })).toBeVisible();
          if (script) await expectStyled(step);
          // axe is a script: pages without script are checked with it enabled.
          if (script) await expectAccessible(page);
          const wide = page.viewportSize()?.width ?? 0;
          const box = await step.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(wide + 1);
          return step;
        };
        const openMenu = async (page: Page) => {
          if (device === 'phone') await page.getByRole('button', { name: t('sites.layout.menu') }).click();
        };
        const follow = async (page: Page, to: string) => {
          await openMenu(page);
          await page
            .getByRole('navigation')
            .getByRole('link', { name: menuLabel(to)?.[locale] ?? '', exact: true })
            .click();
        };
        const fill = async (step: Locator, values: Record<string, string>) => {
          for (const [label, value] of Object.entries(values))
            await step.getByLabel(account(label), { exact: true }).fill(value);
        };
        const signedIn = (page: Page) => page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
        const studio = { businessName: 'Studio Noa', password: FIRST };

        test(
          'a studio signs up, signs in, and forgets its password',
          script ? LONG : {},
          async ({ page, world }) => {
            const email = `front-${randomUUID()}@people.test`;

            await test.step('signs up; a taken address is reported in the dialog', async () => {
              await page
                .getByRole('main')
                .getByRole('link', { name: slide?.button.label[locale] ?? '', exact: true })
                .click();
              const step = await stepOf(page, account('studioTitle'));
              await expect(step.getByText(account('offer.projects', { projects: 3 }))).toBeVisible();
              await fill(step, { ...studio, email: world.owner });
              // Three fields; the settings ask for the rest.
              await expect(step.locator('input:not([type=hidden])')).toHaveCount(3);
              await step.getByRole('button', { name: account('signUp') }).click();
              await expect(step.getByText(t('errors.EMAIL_TAKEN'))).toBeVisible();
              await expect(step.getByLabel(account('businessName'))).toHaveValue('Studio Noa');
              await expect(step.getByLabel(account('password'), { exact: true })).toHaveValue(
                script ? FIRST : '',
              );
              await fill(step, { password: FIRST, email });
              await step.getByRole('button', { name: account('signUp') }).click();
              await signedIn(page);
              // This web process has no mail server, so the notice names who can confirm the address instead.
              await expect(page.getByRole('complementary', { name: account('notice.label') })).toContainText(
                account('notice.no_mail_server'),
              );
            });

            await test.step('signs in; a wrong password is reported in the dialog, with the input kept', async () => {
              await begin(page, world.origins[0]);
              await follow(page, '/users/sign_in');
              const step = await stepOf(page, account('signInTitle'));
              await fill(step, { email, password: 'not my password' });
              await step.getByRole('button', { name: account('signIn'), exact: true }).click();
              await expect(step.getByText(t('screen-errors.INVALID_LOGIN'))).toBeVisible();
              await expect(step.getByLabel(account('email'), { exact: true })).toHaveValue(email);
              await fill(step, { password: FIRST });
              await step.getByRole('button', { name: account('signIn'), exact: true }).click();
              await signedIn(page);
            });

            await test.step('requests a new password, and signs in with it', async () => {
              await begin(page, world.origins[0]);
              await follow(page, '/users/sign_in');
              await (await stepOf(page, account('signInTitle')))
                .getByRole('link', { name: account('forgot') })
                .click();
              const step = await stepOf(page, account('screens.forgotten.title'));
              await fill(step, { email });
              await step.getByRole('button', { name: account('screens.forgotten.button') }).click();
              // This process has no mail server, and does not claim to have sent anything.
              await expect(step.getByText(account('screens.noMailSent'))).toBeVisible();
              await page.goto(await linkTo(email, 'passwords/edit'));
              const main = page.getByRole('main');
              await fill(main, { newPassword: SECOND, passwordConfirmation: SECOND });
              await main.getByRole('button', { name: account('screens.reset.button') }).click();
              await main
                .getByRole('link', { name: account('screens.reset_success.button'), exact: true })
                .click();
              await fill(main, { email, password: SECOND });
              await main.getByRole('button', { name: account('signIn'), exact: true }).click();
              await signedIn(page);
            });
          },
        );

        // Where a form is sent by script, the proof of work is done for it; one device a language is enough.
        if (script && (device === 'phone') === (locale === 'he'))
          test(
            'a studio signs up after too many wrong attempts, by a proof of work',
            LONG,
            async ({ page, world }) => {
              const email = `proof-${randomUUID()}@people.test`;
              await page
                .getByRole('main')
                .getByRole('link', { name: slide?.button.label[locale] ?? '', exact: true })
                .click();
              const step = await stepOf(page, account('studioTitle'));
              const button = step.getByRole('button', { name: account('signUp') });
              const taken = step.getByText(t('errors.EMAIL_TAKEN'));
              const answered = () =>
                page.waitForResponse(
                  (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/users/sign_up'),
                );
              await fill(step, { ...studio, email: world.owner });
              for (let nr = 0; nr < ENTRY_TRIES; nr++) {
                const [answer] = await Promise.all([answered(), button.click()]);
                expect(answer.status()).toBe(422);
                await expect(page.getByRole('dialog')).not.toHaveAttribute('aria-busy', 'true');
              }
              await expect(taken).toBeVisible();

              const held = await holdAnswer(page, 'GET', '/captcha');
              await button.click();
              await held.asked;
              const proving = step.getByRole('status').filter({ hasText: account('proving') });
              await expect(proving).toBeInViewport({ ratio: 1 });
              await expect(button).toBeInViewport({ ratio: 1 });
              // What is read now is not faded with the rest.
              expect(await fadingOf(proving)).toBe(1);
              expect(await fadingOf(button)).toBeLessThan(1);
              await page.screenshot({ path: `test-results/proof-${locale}-${device}.png` });
              held.release();
              // One more attempt: it is refused for its content, not for the number of attempts.
              await expect(proving).toBeHidden();
              await expect(taken).toBeVisible();
              await fill(step, { password: FIRST, email });
              await button.click();
              await signedIn(page);
            },
          );

        test('a plan chosen on the price list is shown, and kept', LONG, async ({ page, sql }) => {
          const email = `plan-${randomUUID()}@people.test`;
          const chosen = account('chosenPlan', {
            plan: account('plans.pro'),
            period: account('periods.yearly'),
          });
          await follow(page, 'page:pricing');
          await page.getByRole('radio', { name: t('sites.plans.period.yearly') }).check();
          // Its words depend on whether plans are sold, which another journey may turn on meanwhile.
          await page.locator('a[href*="plan=pro"][href*=yearly]').click();
          const first = await stepOf(page, account('studioTitle'));
          await expect(first.getByText(chosen)).toBeVisible();
          await expect(first.getByText(account('chosenPlanText'))).toBeVisible();
          await first.getByRole('link', { name: account('signInInstead') }).click();
          const other = await stepOf(page, account('signInTitle'));
          await fill(other, { email, password: 'no account yet' });
          await other.getByRole('button', { name: account('signIn'), exact: true }).click();
          await expect(other.getByText(t('screen-errors.INVALID_LOGIN'))).toBeVisible();
          await other.getByRole('link', { name: account('createOne') }).click();
          const step = await stepOf(page, account('studioTitle'));
          await expect(step.getByText(chosen)).toBeVisible();
          await fill(step, { ...studio, email });
          await step.getByRole('button', { name: account('signUp') }).click();
          await signedIn(page);
          await page.goto(await linkTo(email, 'confirmation'));
          await page.getByRole('button', { name: account('screens.confirm.button') }).click();
          await signedIn(page);
          const wanted = t('admin-plan.wanted', {
            plan: t('admin-plan.name.pro'),
            period: t('admin-plan.period.yearly'),
          });
          await expect(page.getByText(wanted)).toBeVisible();
          expect(
            await sql(
              `select a.wanted_plan, a.wanted_period, s.plan::text as plan from users u join accounts a on a.id = u.account_id
                 join subscriptions s on s.account_id = a.id where u.email = $1`,
              [email],
            ),
          ).toEqual([{ wanted_plan: 'pro', wanted_period: 'yearly', plan: 'free' }]);
        });

        test('a client enters by a code', script ? {} : LONG, async ({ page, project }) => {
          const mine = project('pages');
          const code = page.getByLabel(t('sites.entry.code'), { exact: true });
          await code.fill('WRONGCODE');
          await page.getByRole('button', { name: t('sites.entry.button') }).click();
          await expect(page.getByText(t('screen-errors.WRONG_PROJECT_CODE')).first()).toBeVisible();
          await expect(code).toHaveValue('WRONGCODE');
          await code.fill(mine.code);
          await page.getByRole('button', { name: t('sites.entry.button') }).click();
          await page.waitForURL(`**/events/${mine.id}`);
        });

        if (script)
          test('the dialog closes by Escape, its button and Back, and returns the focus', async ({
            page,
          }) => {
            const opener = page
              .getByRole('main')
              .getByRole('link', { name: slide?.button.label[locale] ?? '', exact: true });
            const dialog = page.getByRole('dialog', { name: account('studioTitle') });
            const ways = [
              () => page.keyboard.press('Escape'),
              () => dialog.getByRole('button', { name: t('sites.layout.close') }).click(),
              () => page.goBack(),
            ];
            for (const close of ways) {
              await opener.click();
              await expect(dialog).toBeVisible();
              await close();
              await expect(dialog).toBeHidden();
              await expect(opener).toBeFocused();
              await expect(page).toHaveURL(/\/$/);
              await expect.poll(() => page.evaluate(() => history.state?.keepersAccount ?? null)).toBeNull();
            }
            await opener.click();
            await dialog.getByRole('link', { name: account('signInInstead') }).click();
            await expect(page.getByRole('dialog', { name: account('signInTitle') })).toBeVisible();
            await page.goBack();
            await expect(dialog).toBeVisible();
          });
      });
    }
});

/** Checks the product's look of a step: fields tall enough for a finger and as wide as the dialog, the button in ink. */
async function expectStyled(step: Locator): Promise<void> {
  const field = step.locator('input:not([type=hidden], [type=checkbox])').first();
  if ((await field.count()) === 0) return;
  const seen = await field.evaluate((input) => {
    const { height } = input.getBoundingClientRect();
    const style = getComputedStyle(input);
    return { tall: height >= 44, size: style.fontSize, line: style.borderTopWidth };
  });
  expect(seen).toEqual({ tall: true, size: '16px', line: '1px' });
  const button = step.locator('button[type=submit]');
  const paper = await step.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(await button.evaluate((one) => getComputedStyle(one).color)).toBe(paper);
  expect(await button.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
}

/** The opacity of an element, multiplied with that of its ancestors. */
const fadingOf = (what: Locator) =>
  what.evaluate((one) => {
    let opacity = 1;
    for (let at: Element | null = one; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
