import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { mailWith } from './support/mailbox';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const FILMS = path.resolve(import.meta.dirname, '../../src/modules/home/admin/tutorials/films');
/** The seconds at which the steps of each film begin. */
const startsOf = (locale: string) =>
  JSON.parse(readFileSync(path.join(FILMS, `${locale}.json`), 'utf8')) as { find: number[] };

/** Invitations by mail publish a project where there is a mail server. */
test.use({ baseURL: async ({ world }, use) => use(world.origins[1]) });

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const photographs = () =>
    Promise.all(
      [1, 2, 3].map(async (nr) => ({
        name: `DSC_000${nr}.JPG`,
        mimeType: 'image/jpeg',
        buffer: await makeJpeg({ width: 900, height: 600, seed: (locale === 'en' ? 7500 : 7600) + nr }),
      })),
    );

  test(
    `every step of every tutorial names what its screen shows, ${locale}`,
    LONG,
    async ({ page, newPerson, world, studio, sql }) => {
      // As long as a minute and more: all screens of the admin, one after the other.
      test.slow();
      const email = studio(`tutorials_${locale}`);
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
      const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
      const home = async () => {
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      };
      /** From Home to the tutorial, which plays, and to the screen of its first step. */
      const begin = async (id: string) => {
        await home();
        await link('admin.nav.group.help').click();
        const tutorial = page.getByRole('region', { name: t(`admin-home.tutorials.${id}.title`) });
        await tutorial.getByRole('button', { name: t('admin-home.tutorials.play'), exact: true }).click();
        await expect(tutorial.locator('[data-lit]')).toContainText(t(`admin-home.tutorials.${id}.steps.1`));
        await tutorial.getByRole('link', { name: t('admin-home.tutorials.go') }).click();
      };
      const tab = (key: string) =>
        page
          .getByRole('navigation', { name: t('admin.tab.label') })
          .getByRole('link', { name: t(key), exact: true });
      /** A page of the tab Selection. */
      const pageOf = (key: string) =>
        page
          .getByRole('navigation', { name: t('admin.tab.selection'), exact: true })
          .getByRole('link', { name: t(key), exact: true });
      const name = locale === 'en' ? 'Maya & Jonathan' : 'נועה ואיתי';
      /** A tab of the studio's newest project, to which tutorials lead. */
      const isAt = async (key: string) => {
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
        await expect(tab(key)).toHaveAttribute('aria-current', /page|true/);
      };
      /** The project from the list of all, and one of its tabs. */
      const openTab = async (key: string) => {
        await page.getByRole('link', { name, exact: true }).first().click();
        await tab(key).click();
        await isAt(key);
      };
      const all = (...shown: Locator[]) => Promise.all(shown.map((one) => expect(one.first()).toBeVisible()));

      await signInOwner(page, world, locale, email);
      const files = await photographs();

      await test.step('from new project to invitation', async () => {
        await page.goto('/admin/projects');
        await all(link('admin.projects.new'));
        await begin('start');
        await expect(page.getByRole('heading', { name: t('admin.new.title'), level: 1 })).toBeVisible();
        await page.locator('input[name=name]').fill(name);
        await button('admin.new.submit').click();
        await page.waitForURL(/\/photos/);
        await all(page.getByText(t('admin.upload.drop')), button('admin.upload.chooseFiles').last());
        await tab('admin.tab.selection').click();
        await expect(pageOf('admin.tab.products')).toHaveAttribute('aria-current', 'page');
        await button('admin.products.add').first().click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('input[name=name]').fill('Album');
        await dialog.getByLabel(t('admin.products.max')).fill('2');
        await dialog.getByLabel(t('admin.products.max')).press('Enter');
        await expect(dialog).toHaveCount(0);
        await tab('admin.tab.clients').click();
        await all(page.locator('input[name=email]'), button('admin-clients.sendMail'));
        await page.locator('input[name=name]').fill('Dana');
        await page.locator('input[name=email]').fill(`dana.${email}`);
        await button('admin-clients.sendMail').click();
        await expect(
          page.getByRole('heading', { name: t('admin.publish.isOpen'), exact: true }),
        ).toBeVisible();
      });

      await test.step('uploading a whole shoot', async () => {
        await begin('photos');
        await isAt('admin.tab.photos');
        await all(page.getByText(t('admin.upload.drop')), button('admin.upload.chooseFolder'));
        await page.getByTestId('upload-files').setInputFiles(files);
        const list = page.getByRole('region', { name: t('admin.upload.title') });
        await all(list, page.getByText(t('admin.upload.allDone', { count: 3 })));
        await page.getByTestId('upload-files').setInputFiles(files);
        await all(page.getByText(t('admin.upload.known', { count: 3 })));
      });

      const [invited] = await sql<{ event: string }>(
        `select event_id as event from mails where "to" = $1 and kind = 'invitation'`,
        [`dana.${email}`],
      );
      const address = await mailWith(`dana.${email}`, /\/i\/[\w-]+/);

      const client = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

      await test.step('letting clients choose', async () => {
        await begin('selection');
        await expect(pageOf('admin.tab.products')).toHaveAttribute('aria-current', 'page');
        await page.getByRole('button', { name: t('admin.products.edit', { name: 'Album' }) }).click();
        await all(page.getByRole('dialog').getByLabel(t('admin.products.max')));
        await page.keyboard.press('Escape');
        await choose(client, address, t);
        await home();
        const card = page
          .getByRole('article')
          .filter({ hasText: t('selection.admin.card.title', { count: 1 }) });
        await all(page.getByText(t('selection.admin.card.title', { count: 1 })), card.getByText(name));
        await link('selection.admin.card.button').click();
        await expect(pageOf('selection.admin.tab')).toHaveAttribute('aria-current', 'page');
        await page.getByText(t('selection.admin.takeFile'), { exact: true }).click();
        await all(
          button('selection.admin.copyLightroom'),
          link('selection.admin.file.csv'),
          link('selection.admin.file.zip'),
          button('selection.admin.reopen'),
        );
      });

      await test.step('inviting by email and WhatsApp', async () => {
        await begin('invite');
        await isAt('admin.tab.clients');
        await all(
          page.locator('input[name=name]'),
          button('admin-clients.sendMail'),
          button('admin-clients.makeLink'),
          page.getByRole('heading', { name: t('admin-clients.codeTitle') }),
          page.getByText(t('admin-clients.state.done'), { exact: true }),
        );
        await page.getByRole('button', { name: t('admin-clients.menu', { name: 'Dana' }) }).click();
        await all(
          page.getByRole('button', { name: t('admin-clients.renew'), exact: true }),
          page.getByRole('button', { name: t('admin-clients.revoke'), exact: true }),
        );
        await page.keyboard.press('Escape');
      });

      await test.step('your watermark', async () => {
        const clear = { r: 255, g: 255, b: 255, alpha: 0.6 };
        const buffer = await sharp({ create: { width: 400, height: 100, channels: 4, background: clear } })
          .png()
          .toBuffer();
        // The studio has one brand: its page opens at the watermark.
        await begin('watermark');
        await expect(page.locator('#watermark-title')).toBeInViewport();
        await page
          .getByTestId('watermark-file')
          .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });
        await all(page.getByRole('radio', { name: t('admin.watermark.at.center'), exact: true }));
        await button('admin.save').click();
        await expect(page.getByText(t('admin.watermark.saved'), { exact: true })).toBeVisible();
        await page.goto('/admin/projects');
        await openTab('admin.tab.details');
        await all(page.getByLabel(t('admin.option.add_watermark')));
        const [preview] = await Promise.all([
          page.context().waitForEvent('page'),
          link('admin-project.head.proofing').click(),
        ]);
        await expect(preview.getByText(t('gallery.preview.proofing'))).toBeVisible();
        await preview.close();
      });

      await test.step('closing a project', async () => {
        await begin('expiry');
        await isAt('admin.tab.details');
        await all(page.getByLabel(t('admin.field.expires_at')));
        await sql(`update events set expires_at = now() + interval '13 days' where id = $1`, [
          invited?.event,
        ]);
        await home();
        await link('admin-home.card.extend').click();
        await all(page.getByRole('dialog', { name: t('admin-project.expiry.title') }));
        await expectAccessible(page);
        await sql(`update events set expires_at = now() - interval '1 day' where id = $1`, [invited?.event]);
        const late = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await late.goto(address);
        await expect(late.getByText(t('gallery.closed.expiredTitle'))).toBeVisible();
      });

      await test.step('a film plays, and a step of it that is pressed is shown', async () => {
        await home();
        await link('admin.nav.group.help').click();
        const tutorial = page.getByRole('region', { name: t('admin-home.tutorials.find.title') });
        const film = tutorial.locator('video');
        await expectAccessible(page);
        await tutorial.getByRole('button', { name: t('admin-home.tutorials.find.steps.3') }).click();
        await expect(tutorial.locator('[data-lit]')).toContainText(t('admin-home.tutorials.find.steps.3'));
        const third = startsOf(locale).find[2] ?? 0;
        await expect
          .poll(() => film.evaluate((one) => (one as HTMLVideoElement).currentTime))
          .toBeGreaterThan(third);
        await expect(tutorial.locator('[data-lit]')).toHaveCount(0);
        await expect(tutorial.getByText(t('admin-home.tutorials.failed'))).toHaveCount(0);
      });

      await test.step('finding anything', async () => {
        await begin('find');
        await expect(page).toHaveURL(/\/admin\/?$/);
        await all(button('admin-home.search.open'));
        await page.keyboard.press('Control+KeyK');
        const field = page.getByRole('combobox', { name: t('admin-home.search.placeholder') });
        await field.fill(locale === 'en' ? 'jonatan' : 'נועה ואיטי');
        const found = page.getByRole('option', { name });
        await expect(found.first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await expect(found.first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\//);
      });
    },
  );
});

/** The client's part: the link of the mail opens the gallery, a heart chooses, and the selection is sent. */
async function choose(client: Page, address: string, t: ReturnType<typeof wordsIn>): Promise<void> {
  await client.goto(address);
  await expect(client.locator('html[data-alive]')).toBeAttached();
  const heart = client.getByRole('button', {
    name: t('selection.pickFor', { name: 'DSC_0001.JPG', product: 'Album' }),
    exact: true,
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(client.getByText('1 / 2').first()).toBeVisible();
  await client.getByRole('button', { name: t('selection.complete') }).click();
  await client
    .getByRole('dialog')
    .getByRole('button', { name: t('selection.completeAccept') })
    .click();
  await expect(client.getByText(t('selection.done')).filter({ visible: true }).first()).toBeVisible();
}
