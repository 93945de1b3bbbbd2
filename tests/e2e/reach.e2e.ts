import { formWorks } from './support/form-works';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);

  test(`a person leaves an address before a gallery is open, and in one without photos, ${locale}`, async ({
    page,
    project,
    sql,
  }) => {
    const mine = project(`awaited_${locale}`);
    // Before it is open: the form for codes leads to the page that says so, with the same offer.
    await sql('update events set published_at = null where id = $1', [mine.id]);
    await page.goto(`/?locale=${locale}`);
    await page.getByRole('textbox', { name: t('entry.code') }).fill(mine.code);
    await page.getByRole('button', { name: t('entry.open'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('gallery.closed.notOpenTitle') })).toBeVisible();
    await keepPictures(page, `ready-before-${locale}`);
    await formWorks(page);
    await page.getByRole('textbox', { name: t('ready.email') }).fill('noa@people.test');
    await page.getByRole('button', { name: t('ready.send') }).click();
    await expect(page.getByText(t('ready.sent'))).toBeVisible();
    await expectAccessible(page);
    await sql('update events set published_at = now() where id = $1', [mine.id]);
    await page.goto(`${mine.link}?locale=${locale}`);
    await page.waitForURL(`**/events/${mine.id}*`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(page.getByText(t('ready.title'))).toBeVisible();
    await keepPictures(page, `ready-${locale}`);
    await page.getByRole('textbox', { name: t('ready.email') }).fill('no address');
    await page.getByRole('button', { name: t('ready.send') }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.getByRole('textbox', { name: t('ready.email') }).fill('maya@people.test');
    await page.getByRole('button', { name: t('ready.send') }).click();
    await expect(page.getByText(t('ready.sent'))).toBeVisible();
    await expectAccessible(page);
    expect(
      await sql('select email from ready_requests where event_id = $1 order by email', [mine.id]),
    ).toEqual([{ email: 'maya@people.test' }, { email: 'noa@people.test' }]);
    // Closed again for a while: a person who had entered leaves an address on that page too. The open page itself would
    // go there at the same time.
    await page.goto('about:blank');
    await sql('update events set published_at = null where id = $1', [mine.id]);
    await page.goto(`/events/${mine.id}`);
    await expect(page.getByRole('heading', { name: t('gallery.closed.closedTitle') })).toBeVisible();
    // The address left before still waits; once it has its message, the form is offered again.
    await expect(page.getByText(t('ready.left'))).toBeVisible();
    await sql('delete from ready_requests where event_id = $1', [mine.id]);
    await page.reload();
    await formWorks(page);
    await page.getByRole('textbox', { name: t('ready.email') }).fill('dana@people.test');
    await page.getByRole('button', { name: t('ready.send') }).click();
    await expect(page.getByText(t('ready.sent'))).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `ready-closed-${locale}`);
    // The browser remembers it, and another address can be left.
    await page.reload();
    await expect(page.getByText(t('ready.left'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('ready.email') })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('ready.another') }).click();
    await expect(page.getByRole('textbox', { name: t('ready.email') })).toBeFocused();
  });

  test(`a reader’s own background stays, ${locale}`, LONG, async ({ page, project }) => {
    const mine = project(`reach_${locale}`);
    await page.goto(`${mine.link}?locale=${locale}`);
    await page.waitForURL(`**/events/${mine.id}*`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    await page.getByRole('button', { name: t('gallery.reader.dark') }).click();
    await expect(page.locator('#top')).toHaveAttribute('data-scheme', 'dark');
    await page.reload();
    await expect(page.locator('#top')).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('gallery.reader.light') })).toBeVisible();
    const saver = page.getByRole('button', { name: t('gallery.reader.saver') });
    await saver.click();
    await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    await expect(saver).toHaveAttribute('aria-pressed', 'true');
    await keepPictures(page, `reader-${locale}`);
    await expectAccessible(page);
    await page.goto(`/events/${mine.id}/app`);
    await expect(page.getByRole('heading', { name: t('phone.title') })).toBeVisible();
    await expect(page.locator('[data-scheme]')).toHaveAttribute('data-scheme', 'dark');
    await expectAccessible(page);
  });

  test(
    `a signed-in person’s page lists the galleries, and the studio’s the phone, ${locale}`,
    LONG,
    async ({ page, world, project }) => {
      const mine = project(`reach_${locale}`);
      await signInOwner(page, world, locale, world.people.outsider);
      await page.goto(`/events/${mine.id}?c=${mine.code}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await page.goto('/users/account');
      await expect(page.getByRole('heading', { name: t('account.galleries.title') })).toBeVisible();
      await expect(page.getByRole('link', { name: `reach_${locale}` })).toBeVisible();
      const next = { limited: 'yes', count: 0, room: 3, day: 'none' };
      await expect(page.getByRole('link', { name: t('selection.own.choose', next) }).first()).toBeVisible();
      await keepPictures(page, `galleries-${locale}`);
      await expectAccessible(page);
      await page.getByRole('link', { name: t('account.own.title') }).click();
      await page.getByText(t('account.own.email'), { exact: true }).click();
      await expect(page.getByLabel(t('admin-security.emailNew'))).toBeVisible();
      await page.evaluate(() => localStorage.setItem('keepers.reader', '{"scheme":"dark"}'));
      await page.reload();
      await expect(page.locator('[data-scheme]')).toHaveAttribute('data-scheme', 'dark');
      await keepPictures(page, `galleries-dark-${locale}`);
      await expectAccessible(page);
      await signInOwner(page, world, locale);
      await page.goto('/admin/x/push/phone');
      await expect(page.getByRole('heading', { name: t('push.notices.title') })).toBeVisible();
      await keepPictures(page, `push-${locale}`);
      await expectAccessible(page);
      await page.goto(`/admin/projects/${mine.id}/clients`);
      await expect(page.getByRole('button', { name: t('admin-clients.printCard') })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await keepPictures(page, `card-${locale}`);
    },
  );
});
