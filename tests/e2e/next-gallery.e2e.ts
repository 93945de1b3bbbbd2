import { inBothLanguages } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);

  test(`the end of a gallery leads to the next one with photographs, in every layout, ${locale}`, async ({
    newPerson,
    project,
    sql,
  }) => {
    const mine = project(`stress_${locale}`);
    const rows = await sql<{ id: string }>(
      'select g.id from galleries g where g.event_id = $1 and exists (select 1 from media m where m.gallery_id = g.id)',
      [mine.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const layout of ['vertical', 'masonry', 'variable_size', 'horizontal']) {
      await sql('update events set layout = $2 where id = $1', [mine.id, layout]);
      const page = await newPerson(layout === 'masonry' ? { viewport: { width: 1440, height: 900 } } : PHONE);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      const link = page.locator('.next-set a');
      await link.scrollIntoViewIfNeeded();
      await expect(link).toContainText(t('gallery.nextGallery'));
      const name = (await page.locator('.next-set-name').textContent()) ?? '';
      const first = await page.locator('.set-head h2').textContent();
      await page.screenshot({ path: `test-results/next-${locale}-${layout}.png` });
      if (layout === 'vertical') await expectAccessible(page);
      await link.focus();
      await page.keyboard.press('Enter');
      const heading = page.locator('.set-head h2');
      await expect(heading).toHaveText(name);
      expect(name).not.toBe(first);
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await page.goBack();
      await expect(heading).toHaveText(first ?? '');
      await page.close();
    }
  });
});
