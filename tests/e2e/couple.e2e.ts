import { chooseTarget } from './support/choose-target';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

test.use({ serviceWorkers: 'allow' });

inBothLanguages('he', (locale) => {
  test.describe(`two phones side by side, ${locale}`, LONG, () => {
    const phone = {
      locale: locale === 'en' ? 'en-US' : 'he-IL',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    };
    test.use(phone);
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) =>
      t(`selection.marks.${key}`, params);
    const listed = (key: string, params?: Record<string, string | number>) =>
      t(`selection.lists.${key}`, params);

    test('a couple agrees on favourites, an album starts from them, a list is sent', async ({
      page: dana,
      newPerson,
      project,
      sql,
      stray,
    }) => {
      const mine = project(`couple_${locale}`);
      const [album = ''] = Object.keys(mine.products);
      for (const table of ['selection_list_medias', 'selection_lists', 'selection_marks', 'product_medias'])
        await sql(`delete from ${table} where event_id = $1`, [mine.id]);
      await sql('delete from event_changes where event_id = $1', [mine.id]);
      await sql('update products set from_favourites = true where event_id = $1', [mine.id]);
      const omer = await newPerson(phone);
      await dana.goto(mine.link);
      await omer.goto(`/events/${mine.id}?c=${mine.code}`);
      await sql(`update grants set name = 'Omer' where event_id = $1 and client_id is null`, [mine.id]);
      const heart = (who: typeof dana, nr: number) =>
        who.getByRole('button', { name: said('favouriteNamed', { name: `IMG_000${nr}.JPG` }) });
      /** Tiles with a badge of another person's favorite. */
      const liked = (who: typeof dana, name: string) => who.locator('.tile-states', { hasText: name });

      await test.step('the other person’s favorites appear at once', async () => {
        for (const who of [dana, omer]) {
          // On a phone the bar appears with the photographs.
          await who.locator('a[href="#photos"]').first().click();
          await chooseTarget(who, said('favourites'));
          await expect(who.locator('.target-button')).toContainText(said('favourites'));
        }
        await heart(dana, 1).click();
        await heart(dana, 2).click();
        await heart(omer, 2).click();
        await expect(liked(dana, 'Omer')).toBeVisible();
        await expect(liked(omer, 'Dana')).toHaveCount(2);
      });

      await test.step('shared favorites update live, and can be removed', async () => {
        await dana.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        const both = dana.getByRole('button', { name: new RegExp(`^${said('agreed.both', { who: 'us' })}`) });
        await both.click();
        const shown = dana.locator('a[data-pid]');
        await expect(shown).toHaveCount(1);
        await expectAccessible(dana);
        await heart(omer, 1).click();
        await expect(shown).toHaveCount(2);
        await omer.getByRole('button', { name: said('undo') }).click();
        await expect(shown).toHaveCount(1);
      });

      await test.step('stars set in the viewer appear on the tile', async () => {
        await dana.locator('a[data-pid]').click();
        await (await viewerMenu(dana, t)).getByRole('button', { name: said('panel') }).click();
        await dana.getByRole('button', { name: said('stars', { count: 4 }), exact: true }).click();
        await dana.goBack();
        await expect(dana.getByRole('img', { name: said('stars', { count: 4 }) })).toBeVisible();
        await expect(omer.getByRole('img', { name: said('stars', { count: 4 }) })).toHaveCount(0);
        await dana.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await expect(heart(dana, 3)).toBeVisible();
        // The service worker caches the page when it is idle.
        await expect(dana.locator('html')).toHaveAttribute('data-offline', 'ready');
      });

      await test.step('a favorite made offline is sent after reconnecting', async () => {
        await dana.context().setOffline(true);
        await heart(dana, 3).click();
        await expect(dana.getByText(t('selection.keptHere'))).toBeVisible();
        await expect(heart(dana, 3)).toHaveAttribute('aria-pressed', 'true');
        await dana.context().setOffline(false);
        await expect(liked(omer, 'Dana')).toHaveCount(3);
      });

      await test.step('a list requested offline loads after reconnecting', async () => {
        await dana.evaluate(() => caches.delete('keepers-lists'));
        await dana.context().setOffline(true);
        await dana.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await expect(dana.getByText(t('gallery.failedTitle'))).toBeVisible();
        await dana.context().setOffline(false);
        await expect(dana.locator('a[data-pid]')).toHaveCount(3);
        await dana.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await expect(heart(dana, 4)).toBeVisible();
        // The browser's own console errors about the failed lists.
        for (const line of stray.splice(0)) expect(line).toContain('net::ERR_');
      });

      await test.step('the album starts from what both like', async () => {
        await chooseTarget(dana, album);
        await dana.getByRole('button', { name: said('start.look') }).click();
        await dana.getByRole('button', { name: said('start.all', { count: 1 }) }).click();
        await expect(dana.getByText('1 / 4')).toBeVisible();
        await omer.locator('.target-button').click();
        await expect(omer.getByText('1 / 4')).toBeVisible();
        await omer.keyboard.press('Escape');
      });

      await test.step('a list is private until it is sent', async () => {
        const name = locale === 'en' ? 'For Grandma' : 'לסבתא';
        const menu = (who: typeof dana) => who.getByRole('button', { name: t('gallery.menu') });
        await menu(dana).click();
        await dana.getByRole('button', { name: listed('title'), exact: true }).click();
        await dana.getByLabel(listed('name')).fill(name);
        await dana.getByRole('button', { name: listed('make') }).click();
        await dana
          .getByRole('button', { name: listed('putNamed', { name: 'IMG_0004.JPG', list: name }) })
          .click();
        await expect(dana.getByText(listed('put', { list: name }))).toBeVisible();
        await dana.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await expect(dana.locator('a[data-pid]')).toHaveCount(1);
        // "Send" of the bar would send the selection, not this list.
        await expect(dana.locator('.bar').getByRole('button', { name: t('selection.complete') })).toHaveCount(
          0,
        );
        await expectAccessible(dana);
        await dana.getByRole('button', { name: listed('send.all') }).click();
        await dana
          .getByRole('dialog')
          .getByRole('button', { name: listed('sendNow'), exact: true })
          .click();
        await expect(dana.getByText(listed('sent.all')).first()).toBeVisible();
        await menu(omer).click();
        await omer.getByRole('button', { name: listed('title'), exact: true }).click();
        await omer
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(name) })
          .click();
        await expect(omer.locator('a[data-pid]')).toHaveCount(1);
        const cover = omer.locator('.selection-cover');
        await expect(cover.getByText(listed('from', { name: 'Dana' }))).toBeVisible();
      });
    });
  });
});
