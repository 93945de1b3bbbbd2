import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from './languages';
import { wordsIn } from './words';

const COLOURS = ['#b8a489', '#6f7a82', '#8d6b5e', '#54626f'];

/** Small pictures to upload, upright and across. */
const pictures = () =>
  Promise.all(
    COLOURS.map(async (background, nr) => ({
      name: `wedding-${nr + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: nr % 2 ? 600 : 900, height: nr % 2 ? 900 : 600, channels: 3, background },
      })
        .jpeg()
        .toBuffer(),
    })),
  );

/** The builder of a website as journeys use it, in one language. */
export function builderOf(page: Page, locale: Language) {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`sites.${key}`, params);
  const panel: Locator = page.getByRole('complementary', { name: own('builder.panel') });
  const frame: FrameLocator = page.frameLocator(`iframe[title="${own('builder.preview')}"]`);
  const saved = () => expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
  return {
    panel,
    frame,
    saved,
    /** Opens the website from Home, and begins it with a template. */
    begin: async (template: string) => {
      await page.goto('/admin');
      await page.getByRole('link', { name: own('title'), exact: true }).click();
      await page.getByRole('button', { name: own('builder.begin.chooseOne', { name: template }) }).click();
      await expect(frame.locator('[data-block]').first()).toBeAttached();
    },
    /** Adds a block after the open one, by the dialog, and leaves its form open. */
    add: async (block: string) => {
      const all = panel.getByRole('button', { name: own('builder.blocks') });
      if (await all.isVisible()) await all.click();
      await panel.getByRole('button', { name: own('builder.addBlock') }).click();
      const dialog = page.getByRole('dialog', { name: own('builder.addBlock') });
      await dialog
        .getByRole('button')
        .filter({ has: page.getByText(own(`blocks.${block}.label`), { exact: true }) })
        .click();
      await expect(
        panel.getByRole('heading', { name: own(`blocks.${block}.label`), exact: true }),
      ).toBeVisible();
    },
    /** Uploads small pictures in the open dialog for pictures, which takes them at once. */
    upload: async (count = COLOURS.length) => {
      const dialog = page.getByRole('dialog', {
        name: own('builder.choose.title', { count: count === 1 ? 1 : 2 }),
      });
      await dialog.getByRole('tab', { name: own('builder.choose.upload') }).click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: own('builder.choose.fromComputer') }).click(),
      ]);
      await chooser.setFiles((await pictures()).slice(0, count));
      await expect(dialog).toBeHidden();
    },
    /** Publishes the site for the first time, under this name. */
    publish: async (name: string) => {
      await saved();
      await page.getByRole('button', { name: own('builder.publish.button') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(own('builder.publish.name')).fill(name);
      await dialog.getByRole('button', { name: own('builder.publish.now') }).click();
      await expect(page.getByRole('heading', { name: own('builder.publish.done') })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}

/** The address of a published site on one of the web processes. */
export const siteAt = (name: string, origin: string): string =>
  `http://${name}.localhost:${new URL(origin).port}`;
