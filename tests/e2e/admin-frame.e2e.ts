import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { expectStill, watchShifts } from './support/shifts';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Opens a page of the admin and waits until it is hydrated and its fonts and pictures are loaded. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Payload sets this class a moment after hydration, when its own frame has settled.
  await expect(page.locator('.template-default--nav-animate').first()).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(
      `no page of the admin shifts while it loads, at ${width} px, ${locale}`,
      LONG,
      async ({ page, newPerson, project, world, sql }) => {
        const { id } = project(`frame_${locale}`);
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        await signInOwner(page, world, locale);
        for (const path of ['', '/projects', `/projects/${id}/photos`, `/projects/${id}/picks`]) {
          await openWhole(page, `/admin${path}`);
          await expectStill(page, `/admin${path}`);
          if (path.endsWith('/photos')) {
            const first = await page.getByRole('gridcell').first().boundingBox();
            const most = width === 1440 ? 260 : 420;
            expect(first?.y, `the first photograph begins in the upper ${most} px`).toBeLessThanOrEqual(most);
          }
        }
        const [builder] = await sql<{ email: string }>(
          `select u.email from users u join sites s on s.account_id = u.account_id
          join accounts a on a.id = s.account_id where a.site_name = 'look-folio'`,
        );
        const other = await newPerson({ viewport: { width, height } });
        await watchShifts(other);
        await signInOwner(other, world, locale, builder?.email);
        await openWhole(other, '/admin/x/sites/website');
        await expectStill(other, '/admin/x/sites/website');
      },
    );
  }

  test(
    `a notice covers no bar and blocks no click outside its buttons, ${locale}`,
    LONG,
    async ({ page, project, world }) => {
      const { id } = project(`frame_${locale}`);
      await signInOwner(page, world, locale);
      for (const [width, height] of sizes([
        [1440, 900],
        [820, 1180],
        [390, 844],
      ] as const)) {
        await page.setViewportSize({ width, height });
        await openWhole(page, `/admin/projects/${id}/photos`);
        const notices = page.locator('.payload-toast-item');
        const bar = page.locator('section', {
          has: page.getByRole('button', { name: t('admin-photos.chooseNone') }),
        });
        await page.locator('[aria-selected]').first().focus();
        await page.keyboard.press('Control+a');
        await bar.getByRole('button', { name: t('admin-photos.act.hide') }).click();
        const notice = notices.first();
        await expect(notice).toBeVisible();
        await expect(notice).toHaveAttribute('data-mounted', 'true');
        expect(await notice.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Heebo');
        // Its position is animated: poll until it rests above the bar.
        await expect
          .poll(async () => {
            const [own, under] = await Promise.all([notice.boundingBox(), bar.boundingBox()]);
            return own && under ? own.y + own.height <= under.y : null;
          })
          .toBe(true);
        const close = notice.locator('[data-close-button]');
        const [inner, outer] = await Promise.all([close.boundingBox(), notice.boundingBox()]);
        expect(inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(
          true,
        );
        // Undone by the notice's own button; then every control of the bar is pressed while a notice is shown.
        await notice.getByRole('button', { name: t('admin.shelf.undo') }).click();
        await bar.getByRole('button', { name: t('admin-photos.chooseNone') }).click();
        await expect(bar).toHaveCount(0);
      }
    },
  );

  test(
    `an address without a page shows the admin's own page with links back, ${locale}`,
    LONG,
    async ({ page, world }) => {
      await signInOwner(page, world, locale);
      for (const path of ['/admin/nothing', '/admin/projects/00000000-0000-7000-8000-000000000000/photos']) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: t('admin.missing.title') })).toBeVisible();
        await expect(page.getByRole('navigation', { name: t('admin.nav.main') })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: t('admin.missing.home') }).click();
      await expect(page).toHaveURL(/\/admin$/);
    },
  );

  test(
    `a new preset is stored by Save alone, and each of its fields has a label, ${locale}`,
    LONG,
    async ({ page, world }) => {
      await signInOwner(page, world, locale, world.people.elsewhere);
      await page.goto('/admin/settings/presets');
      const begin = page.getByRole('button', {
        name: t('admin-projects.presets.beginLike', { name: t('admin-projects.example.wedding') }),
      });
      const dialog = page.getByRole('dialog', { name: t('admin-projects.presets.newTitle') });
      await begin.click();
      await expect(dialog).toBeVisible();
      expect(await dialog.textContent()).not.toContain('[missing');
      await dialog.getByRole('button', { name: t('admin.cancel') }).click();
      await begin.click();
      await page.keyboard.press('Escape');
      await page.reload();
      const name = `Preset ${locale} ${Date.now()}`;
      await begin.click();
      await dialog.getByLabel(t('admin-projects.presets.field.name'), { exact: true }).fill(name);
      await dialog.getByRole('button', { name: t('admin.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(
        page.getByRole('button', {
          name: t('admin-projects.presets.remove', { name: t('admin-projects.example.wedding') }),
        }),
      ).toHaveCount(0);
    },
  );

  test(
    `the navigation is open on wide screens, keeps its state, and marks the current page, ${locale}`,
    LONG,
    async ({ page, world }) => {
      await signInOwner(page, world, locale);
      await page.goto('/admin/settings/history');
      const nav = page.getByRole('navigation', { name: t('admin.nav.main') });
      await expect(nav.locator('[aria-current=page]')).toHaveText(t('admin.nav.group.settings'));
      const tabs = page.getByRole('navigation', { name: t('admin.nav.group.settings'), exact: true });
      await expect(tabs.locator('[aria-current=page]')).toHaveText(t('admin-history.title'));
      await tabs.getByRole('link', { name: t('admin.trash.title'), exact: true }).click();
      await expect(page).toHaveURL(/\/admin\/trash$/);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(t('admin.trash.title'));
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const entry of await nav.getByRole('link').all()) await expect(entry).toBeInViewport({ ratio: 1 });
      await expect(nav.getByRole('button', { name: t('admin.nav.signOut') })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: t('admin-home.shortcuts.title') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('admin.nav.hide') }).click();
      await expect(nav).toBeHidden();
      await page.reload();
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: t('admin.nav.show') }).click();
      await expect(nav).toBeVisible();
      await page.reload();
      await expect(nav).toBeVisible();

      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload();
      await expect(nav).toBeHidden();
      await page.getByRole('button', { name: t('admin.nav.show') }).click();
      await expect(nav).toBeVisible();
      await nav.getByRole('link', { name: t('admin.nav.projects'), exact: true }).click();
      await expect(page).toHaveURL(/\/admin\/projects$/);
      await expect(nav).toBeHidden();
    },
  );
});

test('the operator’s list of translations reports no missing text', LONG, async ({ page, world }) => {
  await signInOwner(page, world, 'en', world.operator);
  await page.goto('/admin/operator/translations');
  const t = wordsIn('en');
  await expect(page.getByText(t('admin-operators.translations.whole'))).toBeVisible();
});

test('the admin has the product’s title, icons and link card', async ({ page, world }) => {
  await signInOwner(page, world, 'en');
  await page.goto('/admin/projects');
  await expect(page).toHaveTitle('Projects · Keepers');
  const head = (await page.content()).slice(0, 60_000);
  expect(head).not.toMatch(/Payload App|headless CMS|payload-favicon/);
  for (const rel of ['icon', 'apple-touch-icon']) {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
    const answer = await page.request.get(String(href));
    expect([rel, answer.status()]).toEqual([rel, 200]);
  }
});
