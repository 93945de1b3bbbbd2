import { keepPictures } from './support/keep-picture';
import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`statistics.${key}`, params);

  test(`the studio sees what a guest looked at, in the project and by period, ${locale}`, async ({
    page,
    newPerson,
    world,
    project,
    sql,
  }) => {
    const mine = project(`statistics_${locale}`);
    await signInOwner(page, world, locale);

    await test.step('a project without visits says so', async () => {
      await page.goto(`/admin/projects/${mine.id}/visits`);
      await expect(page.getByText(own('project.none'))).toBeVisible();
      await expect(page.getByRole('link', { name: own('project.invite') })).toHaveAttribute(
        'href',
        `/admin/projects/${mine.id}/clients`,
      );
      await keepPictures(page, `statistics-empty-${locale}`);
    });

    await test.step('a photograph that a guest opens is measured', async () => {
      const guest = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await guest.goto(mine.link);
      await expect(guest.locator('html[data-alive]')).toBeAttached();
      // What measures loads when the browser is idle, up to three seconds later; what was seen before counts nothing.
      await guest.waitForFunction(() => performance.getEntriesByName('statistics').length > 0);
      await guest.locator('[data-pid]').first().click();
      await expect(guest.locator('.pswp--ui-visible')).toBeVisible();
      await guest.clock.setSystemTime(new Date(Date.now() + 5000));
      await guest.goto('about:blank');
      await expect
        .poll(() => sql('select opened from statistics_looks where event_id = $1', [mine.id]))
        .toHaveLength(1);
      // Without a visit there is no chart; visits are written within ten seconds.
      await expect
        .poll(() => sql(`select 1 from statistics_days where place = $1 and kind = 'visits'`, [mine.id]), {
          timeout: 20_000,
        })
        .toHaveLength(1);
    });

    await test.step('the project’s tab shows it', async () => {
      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByText(own('kind.opened'), { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { name: own('photographs') })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('link', { name: own('period.all'), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('link', { name: own('period.week'), exact: true }).click();
      await expect(page).toHaveURL(/\/visits\?period=week$/);
      await expect(main.getByText(own('project.wholeTime')).first()).toBeVisible();
      const chart = main.getByRole('figure');
      await chart.getByText(own('chart.table')).click();
      // The heading and seven days, of which the last is today.
      await expect(chart.getByRole('row')).toHaveCount(8);
      await expectAccessible(page);
      await keepPictures(page, `statistics-project-${locale}`);
    });

    await test.step('how numbers are counted is said in a dialog, without moving the header', async () => {
      const tabs = page.getByRole('navigation', { name: t('admin.tab.label') });
      const place = async () => (await tabs.boundingBox())?.y;
      await page.goto(`/admin/projects/${mine.id}/visits`);
      await expect(page.getByRole('main').getByRole('figure')).toBeVisible();
      const before = await place();
      await page.getByRole('button', { name: t('admin-project.counter.explain') }).click();
      const dialog = page.getByRole('dialog', { name: t('admin-project.counter.explain') });
      await expect(dialog.getByText(t('admin-project.counter.viewsHelp'))).toBeVisible();
      expect(await place()).toBe(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the studio’s figures cover three years, each chart with its table', async () => {
      await sql(
        `insert into statistics_days (id, account_id, place, day, kind, name, count)
         select gen_random_uuid(), e.account_id, p.place, to_char(current_date - n, 'YYYY-MM-DD'), k.kind, '',
                (10 + 8 * sin(n / 29.0) + n % 5)::int * k.times
           from events e, generate_series(1, 1091) n, (values ('visits', 3), ('visitors', 2)) k (kind, times),
                lateral (values ('galleries'), (e.id::text)) p (place)
          where e.id = $1
         on conflict do nothing`,
        [mine.id],
      );
      await sql(
        `insert into site_views (account_id, day, kind, name, count)
         select account_id, current_date, 'page', '/clients', 3 from events where id = $1
         on conflict do nothing`,
        [mine.id],
      );
      await page.goto('/admin/x/statistics/figures?period=week');
      await expect(page.getByText('/clients', { exact: true })).toHaveCSS('direction', 'ltr');
      const chart = page.getByRole('figure').filter({ hasText: own('chart.visits') });
      await expect(chart).toBeVisible();
      await chart.getByText(own('chart.table')).click();
      await expect(chart.getByRole('row')).toHaveCount(8);
      await expectAccessible(page);
      await keepPictures(page, `statistics-week-${locale}`);
      await page.getByRole('link', { name: own('period.years') }).click();
      await expect(page.getByRole('img', { name: own('chart.visits') })).toBeVisible();
      await keepPictures(page, `statistics-years-${locale}`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: own('csv.button') }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });

    await test.step('the operator sees the whole installation', async () => {
      const operator = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await signInOwner(operator, world, locale, world.operator);
      await operator.goto('/admin/x/statistics/platform?period=month');
      await expect(
        operator.getByRole('main').getByText(own('platform.now.accounts'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(operator);
      await keepPictures(operator, `statistics-platform-${locale}`);
      const table = operator.waitForEvent('download');
      await operator.getByRole('link', { name: own('csv.button') }).click();
      expect((await table).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
});
