import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inBothLanguages, LONG } from './support/languages';
import { linkTo, mailWith } from './support/mailbox';
import { pressInPreview } from './support/preview-frame';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** The most clicks a photographer may need from signing up to a site whose visitors can write to her. */
const MOST_CLICKS = 30;
const TEMPLATE = { en: 'Folio', he: 'פוליו' };
/** What she writes instead of a template's text. */
const OWN_TEXT = 'We photograph weddings in gardens.';
/** Seeded sites, one for each language: two browsers in one draft would meet each other's changes. */
const SEEDED = { en: 'look-cinema', he: 'look-linen' };
const COLOURS = ['#b8a489', '#6f7a82', '#8d6b5e', '#a3a08f', '#54626f', '#c2b2a3'];

const photographs = () =>
  Promise.all(
    COLOURS.map(async (background, nr) => ({
      name: `wedding-${nr + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`sites.${key}`, params);

  test(`from signing up to a published site that gets an inquiry (${locale})`, async ({
    page,
    newPerson,
    world,
  }, info) => {
    const email = `site-${randomUUID()}@people.test`;
    const origin = world.origins[0];
    const words = locale === 'en' ? `Weddings as they were ${Date.now()}` : `חתונות כמו שהיו ${Date.now()}`;
    const clicks: string[] = [];
    const press = async (what: Locator) => {
      clicks.push((await what.getAttribute('aria-label')) ?? (await what.textContent()) ?? '');
      await what.click();
    };
    await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);

    await test.step('signs up, and confirms', async () => {
      await page.goto('/users/sign_up?photographer=true');
      await page.locator('input[name=business_name]').fill('Noa Bar');
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill('a studio of my own');
      await press(page.getByRole('button', { name: t('account.signUp') }));
      await page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
      await page.goto(await linkTo(email, 'confirmation'));
      clicks.push('(the link in the mail)');
      await press(page.getByRole('button', { name: t('account.screens.confirm.button') }));
      await page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
    });

    const panel = page.getByRole('complementary', { name: own('builder.panel') });
    const frame = page.frameLocator(`iframe[title="${own('builder.preview')}"]`);
    await test.step('chooses a template', async () => {
      await press(page.getByRole('link', { name: own('title'), exact: true }));
      await expect(page.getByRole('heading', { name: own('builder.begin.title') })).toBeVisible();
      await expectAccessible(page, 'iframe');
      await press(
        page.getByRole('button', { name: own('builder.begin.chooseOne', { name: TEMPLATE[locale] }) }),
      );
      await expect(frame.locator('[data-block]').first()).toBeAttached();
    });

    await test.step('adds photographs in one step', async () => {
      await press(panel.getByRole('button', { name: own('builder.fill.button') }));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('tab', { name: own('builder.choose.upload') }));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(dialog.getByRole('button', { name: own('builder.choose.fromComputer') })),
      ]);
      await chooser.setFiles(await photographs());
      await expect(dialog).toBeHidden({ timeout: 15_000 });
      await expect(panel.getByText(own('builder.fill.title'))).toBeHidden();
    });

    await test.step('writes text, which appears in the preview while typing', async () => {
      // Its mark of a sample is part of its name.
      await press(panel.getByRole('button', { name: new RegExp(`^${own('blocks.cover.label')}`) }));
      await panel.getByLabel(own('builder.fields.title'), { exact: true }).fill(words);
      await expect(frame.getByRole('heading', { name: words })).toBeVisible();
      await expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
      await expectAccessible(page, 'iframe');
    });

    await test.step('writes in the preview: a line in its place, a longer text in its editor', async () => {
      const heading = frame.getByRole('heading', { name: words });
      await pressInPreview(page, heading);
      await expect(heading).toBeFocused();
      // The whole text's end: the key End alone goes to the end that is seen, which is not the last letter in mixed directions.
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('!');
      await expect(panel.getByLabel(own('builder.fields.title'), { exact: true })).toHaveValue(`${words}!`);
      await page.keyboard.press('Enter');
      await expect(frame.locator('[contenteditable]')).toHaveCount(0);
      await expect(frame.getByRole('heading', { name: `${words}!` })).toBeVisible();
      await pressInPreview(page, frame.locator('.sites-text .prose p').first());
      const editor = panel.getByRole('textbox', { name: own('builder.fields.text'), exact: true });
      await expect(editor).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Shift');
      await page.keyboard.insertText(OWN_TEXT);
      await expect(frame.getByText(OWN_TEXT)).toBeVisible();
      await expect(panel.getByText(own('builder.sample.note'))).toBeHidden();
      await expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
    });

    const name = `journey-${locale}-${info.repeatEachIndex}-${Date.now()}`;
    await test.step('publishes it', async () => {
      await press(page.getByRole('button', { name: own('builder.publish.button') }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(own('builder.publish.name')).fill(name);
      // Prices and clients' words of the template are left out; the titles of its galleries are not.
      for (const [at, list] of ['leftOut', 'kept'].entries()) {
        const part = dialog.locator('details').nth(at - 2);
        const count = await part.locator('li').count();
        await expect(part.locator('summary')).toHaveText(own(`builder.sample.${list}`, { count }));
      }
      await expectAccessible(page, 'iframe');
      await press(dialog.getByRole('button', { name: own('builder.publish.now') }));
      await expect(page.getByRole('heading', { name: own('builder.publish.done') })).toBeVisible();
    });

    const visitor = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    // The other process, which only the database notifies.
    const site = `http://${name}.localhost:${new URL(world.origins[1]).port}`;
    await test.step('a visitor sees galleries and no sample prices, and sends an inquiry', async () => {
      await visitor.goto(`${site}/?locale=${locale}`);
      await expect(visitor.getByRole('heading', { name: `${words}!` })).toBeVisible();
      await expect(visitor.getByText(OWN_TEXT)).toBeVisible();
      await expectPictures(visitor, '/stories');
      // A template's prices are samples: no page shows them, and no menu links to them.
      await expect(visitor.getByRole('link').first()).toBeVisible();
      await expect(visitor.locator('a[href$="/prices"]')).toHaveCount(0);
      await visitor.goto(`${site}/contact`);
      await visitor.getByLabel(own('contact.name')).fill('Dana Levi');
      await visitor.getByLabel(own('contact.email')).fill('dana@people.test');
      await visitor.getByLabel(own('contact.message')).fill('Are you free in May?');
      await visitor.locator('form[action="/inquiries"] button[type=submit]').click();
      await expect(visitor.getByRole('status')).toBeVisible();
    });

    await test.step('she is notified', async () => {
      await mailWith(email, /Are you free in May\?/);
      await page.goto('/admin/x/sites/inquiries');
      await expect(page.getByText('Are you free in May?')).toBeVisible();
    });
    info.annotations.push({ type: 'clicks', description: `${clicks.length}: ${clicks.join(' · ')}` });
    expect(clicks.length).toBeLessThan(MOST_CLICKS);

    async function expectPictures(who: Page, path: string): Promise<void> {
      // Pictures are left out while they are rendered, and shown afterwards.
      await expect(async () => {
        await who.goto(`${site}${path}`);
        expect(await who.locator('main img').count()).toBeGreaterThan(0);
      }).toPass({ timeout: 30_000 });
      await expect
        .poll(() =>
          who
            .locator('main img')
            .first()
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
  });

  test(
    `a page is added by its button alone, and leaving the dialog adds none (${locale})`,
    LONG,
    async ({ page, world, sql }) => {
      const [owner] = await sql<{ email: string }>(
        'select u.email from users u join accounts a on a.id = u.account_id where a.site_name = $1',
        [SEEDED[locale]],
      );
      await signInOwner(page, world, locale, owner?.email);
      await page.goto('/admin');
      await page.getByRole('link', { name: own('title'), exact: true }).click();
      const panel = page.getByRole('complementary', { name: own('builder.panel') });
      const pages = panel.getByRole('tab', { name: own('builder.tab.pages') });
      await pages.click();
      const dialog = page.getByRole('dialog', { name: own('builder.addPage') });
      const added = panel.getByText('/added', { exact: true });
      const rows = panel.getByRole('listitem');
      const before = await rows.count();
      expect(before).toBeGreaterThan(0);

      /** From what is stored: the dialog that was left has added nothing to it. */
      const begin = async () => {
        await page.reload();
        await pages.click();
        await expect(rows).toHaveCount(before);
        await panel.getByRole('button', { name: own('builder.addPage') }).click();
        await expect(dialog).toBeVisible();
      };

      await begin();
      await expectAccessible(page, 'iframe');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(rows).toHaveCount(before);
      await begin();
      await dialog.getByLabel(own('builder.page.slug')).fill('added');
      await dialog.getByRole('button', { name: t('common.cancel') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(rows).toHaveCount(before);

      await begin();
      await dialog.getByLabel(own('builder.page.slug')).fill('added');
      await dialog.getByRole('button', { name: own('builder.page.add') }).click();
      await expect(added).toBeVisible();
      await expect(rows).toHaveCount(before + 1);
      await expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
      await page.reload();
      await pages.click();
      await expect(added).toBeVisible();
      await expect(rows).toHaveCount(before + 1);
    },
  );
});
