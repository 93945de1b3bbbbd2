import { inBothLanguages, LONG, sizes } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('he', (locale) => {
  test(
    `after the first pick a client who entered by the code sees the name form once, ${locale}`,
    LONG,
    async ({ project, newPerson }) => {
      const t = wordsIn(locale);
      const mine = project(`introduced_${locale}`);
      const product = Object.keys(mine.products)[0] ?? '';
      for (const [width, answer] of sizes([
        [390, 'save'],
        [820, 'save'],
        [1440, 'skip'],
      ] as const)) {
        const page = await newPerson({ viewport: { width, height: 900 } });
        await page.goto(`/?locale=${locale}`);
        await page.goto(`/events/${mine.id}?c=${mine.code}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        const sheet = page.getByRole('complementary', { name: t('selection.who.title') });
        await expect(sheet).toHaveCount(0);
        const heart = (n: number) =>
          page.getByRole('button', { name: t('selection.pickFor', { name: `IMG_000${n}.JPG`, product }) });
        await heart(1).click();
        await expect(sheet).toBeVisible();
        // One line: it covers no row of photographs.
        expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(56);
        // It takes no focus from a person who keeps choosing.
        await expect(heart(1)).toBeFocused();
        await expectAccessible(page);
        await page.screenshot({ path: `test-results/who-${locale}-${width}.png` });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
        if (answer === 'save') {
          await sheet.getByRole('button', { name: t('selection.who.add') }).click();
          const form = page.getByRole('dialog', { name: t('selection.who.title') });
          await form.locator('input[name=email]').fill('nowhere');
          await form.getByRole('button', { name: t('selection.who.save') }).click();
          await expect(form.getByRole('alert')).toBeVisible();
          await expectAccessible(page);
          await form.locator('input[name=name]').fill(`Maya ${width}`);
          await form.locator('input[name=email]').fill(`maya-${locale}-${width}@people.test`);
          await page.keyboard.press('Enter');
          await expect(page.getByText(t('selection.who.thanks', { name: `Maya ${width}` }))).toBeVisible();
        } else await sheet.getByRole('button', { name: t('selection.who.skip') }).click();
        await expect(sheet).toHaveCount(0);
        await page.reload();
        await expect(page.locator('html[data-alive]')).toBeAttached();
        await heart(2).click();
        await expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
        await expect(sheet).toHaveCount(0);
        // Removed again, so that the next person's pick is one; a new page, because a second click within half a second is
        // none.
        await page.reload();
        await expect(page.locator('html[data-alive]')).toBeAttached();
        for (const n of [1, 2]) {
          await heart(n).click();
          await expect(heart(n)).toHaveAttribute('aria-pressed', 'false');
        }
        await page.context().close();
      }
    },
  );
});
