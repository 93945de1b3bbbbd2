import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`selection.${key}`, params);
  const sayOf = (count: number) => own('progress.picked', { limited: 'yes', count, room: 3 });

  test(
    `the studio sees a pick of the other process live, and the totals, ${locale}`,
    LONG,
    async ({ page, newPerson, world, project, sql }) => {
      const mine = project(`progress_${locale}`);
      const [product = ''] = Object.keys(mine.products);
      await sql('delete from product_medias where event_id = $1', [mine.id]);
      await sql('update events set printselectiondone = false, completed_at = null where id = $1', [mine.id]);
      await signInOwner(page, world, locale);
      const row = page.getByRole('listitem').filter({ hasText: `Project progress_${locale}` });

      await test.step('a row updates in place, and is highlighted', async () => {
        const line = page.waitForResponse((response) => response.url().endsWith('/api/x/studio/live'));
        await page.goto('/admin/x/selection/progress');
        await line;
        await expect(row).toContainText(sayOf(0));
        await expectAccessible(page);
        const client = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await client.goto(`${world.origins[1]}${mine.link}`);
        await expect(client.locator('html[data-alive]')).toBeAttached();
        await client
          .getByRole('button', {
            name: t('selection.pickFor', { name: 'IMG_0001.JPG', product }),
            exact: true,
          })
          .click();
        await expect(row).toContainText(sayOf(1));
        await expect(row).toHaveAttribute('data-changed', 'true');
        await expect(page.getByRole('status').filter({ hasText: sayOf(1) })).toBeAttached();
      });

      await test.step('a completed selection stays on the screen with its state', async () => {
        await sql('update events set printselectiondone = true, completed_at = now() where id = $1', [
          mine.id,
        ]);
        await sql(`select pg_notify('keepers_live', $1)`, [mine.id]);
        await expect(row).toContainText(own('progress.complete'));
        await expect(row.getByRole('button')).toHaveCount(0);
      });

      await test.step('the project’s statistics count it', async () => {
        await page.goto(`/admin/projects/${mine.id}/statistics`);
        const main = page.getByRole('main');
        await expect(main.getByText(own('statistics.ofAll', { count: 1, of: 3 })).first()).toBeVisible();
        for (const part of ['products', 'days', 'people', 'galleries'])
          await expect(
            main.getByRole('heading', { name: own(`statistics.${part}`), exact: true }),
          ).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
});
