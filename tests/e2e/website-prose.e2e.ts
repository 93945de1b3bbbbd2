import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Seeded sites with a text on their home page, whose drafts no other journey edits. */
const SEEDED = { en: 'look-quiet', he: 'look-folio' };
const SAID = { en: 'We photograph quiet weddings', he: 'אנחנו מצלמים חתונות שקטות' };
/** The most characters of a text block. */
const MOST = 8000;

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`sites.${key}`, params);

  test(
    `prose is written with its formats, saved, and undone by the builder (${locale})`,
    LONG,
    async ({ page, world, sql }) => {
      const [owner] = await sql<{ email: string }>(
        'select u.email from users u join accounts a on a.id = u.account_id where a.site_name = $1',
        [SEEDED[locale]],
      );
      await signInOwner(page, world, locale, owner?.email);
      await page.goto('/admin/x/sites/website');
      const panel = page.getByRole('complementary', { name: own('builder.panel') });
      const frame = page.frameLocator(`iframe[title="${own('builder.preview')}"]`);
      const editor = panel.getByRole('textbox', { name: own('builder.fields.text'), exact: true });
      const button = (name: string) =>
        panel.getByRole('button', { name: own(`builder.prose.${name}`), exact: true });
      const open = () =>
        panel
          .getByRole('button', { name: own('blocks.text.label'), exact: true })
          .first()
          .click();
      const write = async (text: string) => {
        await editor.click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('Backspace');
        // Lexical takes text without a key, at once after Backspace, for a replacement by the system, and drops it.
        await page.keyboard.press('Shift');
        await page.keyboard.insertText(text);
      };

      await test.step('an editor that could not be loaded is loaded by another attempt', async () => {
        await expect(frame.locator('main')).toBeVisible();
        await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('internetdisconnected'));
        await open();
        await expect(panel.getByText(own('builder.prose.notLoaded'))).toBeVisible();
        await expect(panel.getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page, 'iframe');
        await page.unroute(/\/_next\/static\/.*\.js/);
        await panel.getByRole('button', { name: own('builder.tryAgain') }).click();
        await expect(editor).toBeVisible();
        await expect(panel.getByText(own('builder.prose.notLoaded'))).toBeHidden();
      });

      await test.step('bold by the keyboard shows in the preview', async () => {
        await write(SAID[locale]);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.press('ControlOrMeta+b');
        await expect(button('bold')).toHaveAttribute('aria-pressed', 'true');
        await expect(frame.locator('.sites-text .prose strong', { hasText: SAID[locale] })).toBeVisible();
        await expect(editor).toHaveCSS('font-size', '16px');
        await expect(editor).toHaveAttribute('dir', locale === 'he' ? 'rtl' : 'ltr');
        await expectAccessible(page, 'iframe');
      });

      await test.step('a list, a heading and a link do too', async () => {
        await button('list').click();
        await expect(frame.locator('.sites-text .prose li', { hasText: SAID[locale] })).toBeVisible();
        await button('heading').click();
        await expect(frame.locator('.sites-text .prose h2', { hasText: SAID[locale] })).toBeVisible();
        await page.keyboard.press('ControlOrMeta+k');
        const address = panel.getByLabel(own('builder.link.addressLabel'));
        await address.fill('javascript:alert(1)');
        await address.press('Enter');
        await expect(panel.getByText(own('builder.link.addressBad'))).toBeVisible();
        await expectAccessible(page, 'iframe');
        await address.fill('example.com/about');
        await address.press('Enter');
        await expect(frame.locator('.sites-text .prose a[href="https://example.com/about"]')).toBeVisible();
      });

      await test.step('what was written is there after a reload', async () => {
        await expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
        await page.reload();
        await open();
        await expect(editor.locator('h2 a')).toHaveText(SAID[locale]);
      });

      await test.step('a pasted address links the selection, and a pasted hashtag replaces it', async () => {
        const paste = (text: string) =>
          editor.evaluate((element, pasted) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', pasted);
            element.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
          }, text);
        await write(SAID[locale]);
        await page.keyboard.press('ControlOrMeta+a');
        await paste('https://example.com/wedding');
        await expect(editor.locator('a[href="https://example.com/wedding"]')).toHaveText(SAID[locale]);
        await write(SAID[locale]);
        await page.keyboard.press('ControlOrMeta+a');
        await paste('#wedding');
        await expect(editor).toHaveText('#wedding');
        await expect(editor.locator('a')).toHaveCount(0);
      });

      await test.step('text is cut at its limit, and undo brings the former text', async () => {
        await write('x'.repeat(MOST + 10));
        await expect(editor).toHaveText('x'.repeat(MOST));
        await expect(panel.getByText(t('admin.lettersFull', { count: MOST, most: MOST }))).toBeVisible();
        await page.keyboard.press('Home');
        await page.keyboard.press('Shift');
        await page.keyboard.insertText('yyy');
        await expect(editor).toHaveText('x'.repeat(MOST));
        await page.keyboard.press('ControlOrMeta+z');
        await expect(editor).not.toContainText('xx');
        await expect(page.getByText(own('builder.save.saved'), { exact: true })).toBeVisible();
      });
    },
  );
});
