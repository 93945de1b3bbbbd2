import { LONG } from './support/languages';
import { expectStill, watchShifts } from './support/shifts';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a personal link leads to the first picked photograph in two actions, without an account', async ({
    page,
    project,
    sql,
  }) => {
    const mine = project('link');
    // One: the link is opened.
    await page.goto(mine.link);
    await expect(page).toHaveURL(new RegExp(`/events/${mine.id}$`));
    // Two: a heart is touched.
    await page
      .getByRole('button', { name: t('selection.pickFor', { name: 'IMG_0001.JPG', product: 'Album' }) })
      .tap();
    await expect(page.getByText('1 / 12').first()).toBeVisible();
    await expect
      .poll(async () => (await sql('select 1 from product_medias where event_id = $1', [mine.id])).length)
      .toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  test(
    'the code field is the first thing on the front page, and finds a gallery by its name',
    LONG,
    async ({ page }) => {
      for (const locale of ['en', 'he']) {
        await page.goto(`/?locale=${locale}`);
        const code = await page.locator('input[name=code]').boundingBox();
        const open = await page.locator('form[action="/client_access"] button').boundingBox();
        expect((code?.y ?? 844) + (code?.height ?? 0)).toBeLessThan(844 / 2);
        expect((open?.y ?? 844) + (open?.height ?? 0)).toBeLessThan(844);
      }
      await page.goto('/?locale=en');
      await page.getByText(t('sites.entry.noCode')).tap();
      await page.getByLabel(t('sites.clients.search')).fill('No gallery of this name');
      await page.getByRole('button', { name: t('sites.clients.find'), exact: true }).tap();
      await expect(page.getByText(t('errors.no_public_gallery'))).toBeVisible();
    },
  );

  test('nothing is wider than the phone, in both languages and colours', LONG, async ({ page, project }) => {
    for (const path of ['/', '/?locale=he', '/users/sign_in', project('dark').link]) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});

test(
  'the front page, the admin and a gallery have a notice that outdated browsers alone show',
  LONG,
  async ({ page, project }) => {
    for (const path of ['/', '/admin/login', project('dark').link]) {
      await page.goto(path);
      await expect(page.locator('.old-browser')).toBeHidden();
      const rules = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSSupportsRule && rule.cssText.includes('.old-browser'))
          .map((rule) => (rule as CSSSupportsRule).conditionText),
      );
      expect(rules.map((rule) => rule.replaceAll(' ', ''))).toEqual(['not(container-type:inline-size)']);
    }
  },
);

test('a wrong code in a link that is typed again opens the page of the link', async ({ page, project }) => {
  const mine = project('language');
  await page.goto(`/events/${mine.id}?gallery=${mine.gallery}&c=WRONGCODE`);
  await page.locator('input[name=code]').fill(mine.code);
  await page.getByRole('button', { name: t('entry.open') }).click();
  await page.waitForURL(`**/events/${mine.id}?gallery=${mine.gallery}`);
});

test('switching the language keeps the address, the hash and the input', LONG, async ({ page, project }) => {
  await page.goto('/?from=mail');
  await page.getByLabel(t('sites.entry.code'), { exact: true }).fill('HALF TYP');
  await page
    .getByRole('link', { name: 'עברית' })
    .or(page.getByRole('button', { name: 'עברית' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('input[name=code]')).toHaveValue('HALF TYP');
  expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  const mine = project('language');
  await page.goto(`/events/${mine.id}?c=${mine.code}&locale=en`);
  await page.waitForURL(`**/events/${mine.id}`);
  // From elsewhere, as a link in a message is: a new document, not a move within this one.
  await page.goto('about:blank');
  await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${mine.medias[0]}`);
  await expect(page.locator('.pswp')).toBeVisible();
  await page.reload();
  await expect(page.locator('.pswp')).toBeVisible();
});

test.describe('before or without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the entry works as a plain form, and keeps the input', async ({ page, project }) => {
    const mine = project('pages');
    await page.goto('/');
    await page.locator('input[name=code]').fill('WRONGCODE');
    await page.getByRole('button', { name: t('entry.open') }).click();
    await expect(page.getByText(t('screen-errors.WRONG_PROJECT_CODE')).first()).toBeVisible();
    await expect(page.locator('input[name=code]')).toHaveValue('WRONGCODE');
    await page.locator('input[name=code]').fill(mine.code);
    await page.getByRole('button', { name: t('entry.open') }).click();
    await page.waitForURL(`**/events/${mine.id}`);
    await expect(page.locator('[data-pid] img').first()).toBeVisible();
  });

  test('a wrong code in a link that is typed again opens the page of the link, also without a script', async ({
    page,
    project,
  }) => {
    const mine = project('pages');
    await page.goto(`/events/${mine.id}?gallery=${mine.gallery}&c=WRONGCODE`);
    await page.locator('input[name=code]').fill('WRONGAGAIN');
    await page.getByRole('button', { name: t('entry.open') }).click();
    await expect(page.locator('input[name=code]')).toHaveValue('WRONGAGAIN');
    await page.locator('input[name=code]').fill(mine.code);
    await page.getByRole('button', { name: t('entry.open') }).click();
    await page.waitForURL(`**/events/${mine.id}?gallery=${mine.gallery}`);
    await expect(page.locator('[data-pid] img').first()).toBeVisible();
  });

  test('a long gallery has pages', LONG, async ({ page, project }) => {
    const mine = project('paged');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.waitForURL(`**/events/${mine.id}`);
    await expect(page.locator('[data-pid]')).toHaveCount(100);
    await page.locator('a[href*="page=2"]').first().click();
    await expect(page.locator('[data-pid]')).toHaveCount(4);
  });
});

test('a long gallery loads while scrolling, and its rows never jump', async ({ page, project }) => {
  const mine = project('paged');
  await watchShifts(page);
  // The list's shapes arrive only after scrolling to the end of the first page.
  const shapes = Promise.withResolvers<void>();
  await page.route('**/shapes?**', async (route) => {
    await shapes.promise;
    await route.continue();
  });
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  await page.waitForURL(`**/events/${mine.id}`);
  await expect(page.locator(`[data-pid="${mine.medias[0]}"] img`)).toBeVisible();
  await expectStill(page, 'the page as it comes');
  await expect(page.locator('.load-more[data-alive]')).toBeAttached();
  await page.locator(`[data-pid="${mine.medias[99]}"]`).scrollIntoViewIfNeeded();
  shapes.resolve();
  await expect(page.locator(`[data-pid="${mine.medias[103]}"]`)).toBeAttached();
  await page.locator(`[data-pid="${mine.medias[103]}"]`).scrollIntoViewIfNeeded();
  await expectStill(page, 'the page as it goes on');
});

test(
  'an expired visitor signs up in place and the pending pick is retried',
  LONG,
  async ({ page, context, project, sql }) => {
    const mine = project('pending');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    const heart = page.getByRole('button', {
      name: t('selection.pickFor', { name: 'IMG_0002.JPG', product: 'Album' }),
    });
    await expect(heart).toBeVisible();
    await context.clearCookies({ name: /^kg_/ });
    await heart.click();
    const modal = page.getByRole('dialog', { name: t('account.signUpTitle') });
    await modal.getByLabel(t('account.firstName')).fill('Dana');
    await modal.getByLabel(t('account.familyName')).fill('Levi');
    await modal.locator('input[name=email]').fill(`dana-${mine.id}@people.test`);
    await modal.locator('input[name=password]').fill('a long password');
    await modal.getByLabel(t('account.projectCode')).fill('NOT-THE-CODE');
    await expectAccessible(page);
    await modal.getByRole('button', { name: t('account.signUp') }).click();
    await expect(modal.getByText(t('screen-errors.WRONG_PROJECT_CODE'))).toBeVisible();
    await expect(modal.locator('input[name=email]')).toHaveValue(`dana-${mine.id}@people.test`);
    await modal.locator('input[name=password]').fill('a long password');
    await modal.getByLabel(t('account.projectCode')).fill(mine.code);
    await modal.getByRole('button', { name: t('account.signUp') }).click();
    await expect(modal).toHaveCount(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await sql('select 1 from product_medias where event_id = $1', [mine.id])).toHaveLength(1);
  },
);

test(
  'a link inside the modal replaces it, Back returns, and a failed page is requested again',
  LONG,
  async ({ page, context, project }) => {
    const mine = project('pending');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    const heart = page.getByRole('button', {
      name: t('selection.pickFor', { name: 'IMG_0001.JPG', product: 'Album' }),
    });
    await expect(heart).toBeVisible();
    await context.clearCookies({ name: /^kg_/ });
    await heart.click();
    const signUp = page.getByRole('dialog', { name: t('account.signUpTitle') });
    const signIn = page.getByRole('dialog', { name: t('account.signInTitle') });
    const other = signUp.getByRole('link', { name: t('account.signInInstead'), exact: true });
    await other.click();
    await expect(signIn).toBeVisible();
    await page.goBack();
    await expect(signUp).toBeVisible();

    await page.route('**/users/sign_in**', (route) => route.abort('internetdisconnected'));
    await other.click();
    const failed = page.getByRole('alert').filter({ hasText: t('common.failed') });
    await expect(failed).toBeVisible();
    await page.unroute('**/users/sign_in**');
    await failed.getByRole('button', { name: t('common.error.retry') }).click();
    await expect(signIn).toBeVisible();

    await page.goBack();
    await expect(signUp).toBeVisible();
    await page.goBack();
    await expect(signUp).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/events/${mine.id}`));
  },
);

test(
  'two browsers at the last free place: one wins, both show the same',
  LONG,
  async ({ page, newPerson, project, world, sql }) => {
    const mine = project('together');
    const other = await newPerson();
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await other.goto(`${world.origins[1]}/events/${mine.id}?c=${mine.code}`);
    const pickName = (name: string) => ({ name: t('selection.pickFor', { name, product: 'Album' }) });
    const first = page.getByRole('button', pickName('IMG_0001.JPG'));
    const second = other.getByRole('button', pickName('IMG_0002.JPG'));
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    await Promise.all([first.click(), second.click()]);
    await expect
      .poll(async () => (await sql('select 1 from product_medias where event_id = $1', [mine.id])).length)
      .toBe(1);
    for (const one of [page, other]) {
      await expect(one.locator('.tile-mark[aria-pressed=true]')).toHaveCount(1);
      await expect(one.getByText('1 / 1').first()).toBeVisible();
    }
    await page.reload();
    await expect(page.locator('.tile-mark[aria-pressed=true]')).toHaveCount(1);
  },
);

test(
  'a link to a gallery of a project that requires an account opens that gallery after signing up',
  LONG,
  async ({ page, project, sql }) => {
    const mine = project('account_required');
    const [party] = await sql<{ id: string }>(
      "select id from galleries where event_id = $1 and name like '%Party%'",
      [mine.id],
    );
    await page.goto(`/events/${mine.id}?gallery=${party?.id}&c=${mine.code}`);
    await expect(page.getByRole('heading', { name: t('account.signUpTitle') })).toBeVisible();
    const main = page.getByRole('main');
    // Switching to sign-in and back keeps the requested page.
    for (const other of ['signInInstead', 'createOne'])
      await main.getByRole('link', { name: t(`account.${other}`), exact: true }).click();
    for (const [label, value] of Object.entries({
      firstName: 'Noa',
      familyName: 'Bar',
      email: `deep-link-${Date.now()}@people.test`,
      password: 'a-long-enough-password',
    }))
      await main.getByLabel(t(`account.${label}`), { exact: true }).fill(value);
    await main.getByRole('button', { name: t('account.signUp'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${mine.id}\\?gallery=${party?.id}$`));
    await expect(page.getByText('Party').first()).toBeVisible();
  },
);

test('an unknown address and a foreign project show an error page', async ({ page, project }) => {
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  const closed = await page.goto(`/events/${project('pages').id}`);
  expect(closed?.status()).toBe(401);
  await expect(page.getByLabel(t('entry.code'), { exact: true })).toBeVisible();
});
