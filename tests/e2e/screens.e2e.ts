import { addressOf, thingsOf } from './support/admin-screens';
import { inBothLanguages, LONG } from './support/languages';
import { goSoftly, lookAtScreen } from './support/look-at-screen';
import { expectStill, watchShifts } from './support/shifts';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test(`every screen of a gallery is accessible, does not shift and logs nothing to the console (${locale})`, async ({
    page,
    newPerson,
    project,
  }) => {
    const t = wordsIn(locale);
    const mine = project(`screens_${locale}`);
    const album = Object.keys(mine.products)[0] ?? '';
    const name = 'IMG_0001.JPG';
    await watchShifts(page);
    await page.goto(`${mine.link}?locale=${locale}`);
    await page.waitForURL(`**/events/${mine.id}*`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expectStill(page, 'the gallery');
    await expectAccessible(page);

    await page.getByRole('button', { name: t('selection.pickFor', { name, product: album }) }).click();
    await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
    await expect(page.getByRole('link', { name: t('selection.backToGallery') })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: t('selection.backToGallery') })).toBeVisible();
    await expect(page.locator('[data-pid]')).toHaveCount(1);
    await expectStill(page, 'the selection cover');

    await page.locator('[data-pid]').click();
    await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expectStill(page, 'after the viewer');

    await page.goto(`/events/${mine.id}/app`);
    await expect(page.getByRole('link', { name: t('phone.back') })).toBeVisible();
    await expectStill(page, 'the page about the phone');
    await expectAccessible(page);

    const stranger = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    await watchShifts(stranger);
    const picture = stranger.getByRole('main').getByRole('img');
    const { promise: looked, resolve: letCome } = Promise.withResolvers<void>();
    await stranger.route('**/*.jpg*', (route) => looked.then(() => route.continue()));
    await stranger.goto(`/events/${mine.id}/medias/${mine.medias[0]}`, { waitUntil: 'domcontentloaded' });
    const kept = await picture.boundingBox();
    expect(kept?.height).toBeGreaterThan(200);
    letCome();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.boundingBox()).toEqual(kept);
    await expectStill(stranger, 'a shared photograph');
    await expectAccessible(stranger);
  });

  test(
    `screens of the admin open without a new document, each complete and with its title (${locale})`,
    LONG,
    async ({ page, world, project, sql }) => {
      const { id } = project(`screens_${locale}`);
      const thing = await thingsOf(sql, id);
      await signInOwner(page, world, locale);
      await page.goto('/admin/clients');
      const link = page.getByRole('table').getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveTitle(`${name} · Keepers`);
      await lookAtScreen(page);
      for (const screen of [
        '/brands/:id',
        '/settings/messages',
        '/projects/:id/:tab',
        '/settings/account',
        '/trash',
      ]) {
        await goSoftly(page, addressOf(screen, thing(screen), { tab: 'details' }));
        await lookAtScreen(page);
      }
    },
  );
});
