import { inBothLanguages, LONG } from './support/languages';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`selection.${key}`, params);

  test(
    `from the chosen photographs, "Choose now" shows all galleries again, and marks of another product no empty room, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project(`choosing_${locale}`);
      const [[, album]] = Object.entries(mine.products) as [[string, string]];
      await sql('update products set minphotos = 1 where event_id = $1', [mine.id]);
      for (const media of [0, 3, 4].map((at) => mine.medias[at]))
        await sql(
          `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
           select gen_random_uuid(), account_id, id, $2, $3, now(), now() from events where id = $1
           on conflict do nothing`,
          [mine.id, album, media],
        );
      const page = await newPerson({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        reducedMotion: 'reduce',
        locale: locale === 'en' ? 'en-US' : 'he-IL',
      });
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      const sections = page.locator('[data-section]');
      await expect(sections).toHaveCount(2);
      const ids = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));

      await test.step('the list of the chosen is opened in the second gallery', async () => {
        await page.locator('.bar-gallery').nth(1).click();
        await expect(page).toHaveURL(new RegExp(`gallery=${ids[1]}`));
        await page.getByRole('button', { name: said('selected'), exact: true }).click();
        await expect(page).toHaveURL(/filter=selected/);
      });

      await test.step('"Choose now" begins at the first', async () => {
        await page.getByRole('button', { name: said('complete') }).click();
        const summary = page.getByRole('dialog', { name: said('completeTitle'), exact: true });
        await summary
          .locator('[data-state="missing"]')
          .getByRole('button', { name: said('send.choose') })
          .click();
        await expect(summary).toHaveCount(0);
        await expect(sections).toHaveCount(2);
        expect(await sections.first().getAttribute('data-section')).toBe(ids[0]);
      });

      await test.step('a mark is as wide as what it shows', async () => {
        const marks = page.locator('.tile-signs');
        await expect(marks.first()).toBeVisible();
        const empty = await marks.evaluateAll((all) =>
          all.map((one) => {
            const shown = [...one.children].reduce(
              (sum, part) => sum + part.getBoundingClientRect().width,
              0,
            );
            return one.getBoundingClientRect().width - shown;
          }),
        );
        // Its padding and the gap.
        for (const room of empty) expect(room).toBeLessThan(24);
      });
    },
  );
});
