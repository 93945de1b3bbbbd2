import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { PAGE, PROFILE } from './support/services';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const fb = (key: string, params?: Record<string, string | number>) => t(`facebook.${key}`, params);
  const google = (key: string) => t(`google-business.${key}`);
  const bring = (source: string) => t('reviews.admin.bring', { source });

  test(
    `a studio brings its reviews in from Facebook and Google, and publishes an album, ${locale}`,
    LONG,
    async ({ page, world, project, sql }) => {
      const mine = project(`services_${locale}`);
      await signInOwner(page, world, locale, locale === 'en' ? world.owner : world.hosted);
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const reviews = async (source: string, content: string) => {
        await page.goto('/admin/x/reviews/all');
        await button(bring(source)).click();
        await expect(main.getByText(content)).toBeVisible();
      };

      await test.step('Facebook: connected from the settings, with one page', async () => {
        await page.goto('/admin/settings/account');
        await page.getByRole('link', { name: fb('name'), exact: true }).click();
        await button(fb('connect')).click();
        await main.getByLabel(PAGE.name).check();
        await expect(page.getByText(fb('added'))).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `facebook-${locale}`);
      });

      await test.step('its recommendation becomes a review', () => reviews(fb('name'), PAGE.content));

      await test.step('Google: connected, with one profile, whose review is imported', async () => {
        await page.goto('/admin/x/google-business/profiles');
        await button(google('connect')).click();
        await main.getByLabel(PROFILE.name).check();
        await expectAccessible(page);
        await keepPictures(page, `google-${locale}`);
        await reviews(google('name'), PROFILE.content);
      });

      await test.step('chosen photographs are published in an album of the page', async () => {
        await page.goto(`/admin/projects/${mine.id}/facebook`);
        await button(fb('allow')).click();
        await expect(main.getByText(fb('lacks.photos'))).toBeHidden();
        await page.goto(`/admin/projects/${mine.id}/facebook`);
        const photos = main.getByRole('checkbox');
        await expect(photos).toHaveCount(4);
        await photos.nth(0).check();
        await photos.nth(1).check();
        await expectAccessible(page);
        await keepPictures(page, `facebook-choose-${locale}`);
        await button(fb('upload.publish', { count: 2 })).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: fb('upload.button'), exact: true })
          .click();
        await expect(main.getByText(fb('album.sent', { count: 2, sent: 2, total: 2 }))).toBeVisible();
        await page.reload();
        await expect(photos.nth(0)).toBeDisabled();
        await expect(main.locator('label').getByText(fb('upload.state.sent'), { exact: true })).toHaveCount(
          2,
        );
        await expectAccessible(page);
        await keepPictures(page, `facebook-album-${locale}`);
        const [{ count } = { count: 0 }] = await sql<{ count: number }>(
          `select count::int as count from share_counts where event_id = $1 and counter = 'facebook_uploads'`,
          [mine.id],
        );
        expect(count).toBe(2);
      });

      await test.step('both are disconnected again', async () => {
        for (const [path, name, connect] of [
          ['/admin/x/facebook/pages', fb('disconnect.accept'), fb('connect')],
          ['/admin/x/google-business/profiles', google('disconnect.accept'), google('connect')],
        ] as const) {
          await page.goto(path);
          await button(name).click();
          await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
          await expect(button(connect)).toBeVisible();
        }
      });
    },
  );
});
