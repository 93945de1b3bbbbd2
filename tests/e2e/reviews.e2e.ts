import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`reviews.${key}`, params);

  test(`a client who completed gets a review request, the studio publishes the review, its wall shows it, ${locale}`, async ({
    page,
    newPerson,
    world,
    project,
    sql,
  }) => {
    const mine = project(`reviewed_${locale}`);
    const words = `A day we talk about still, ${locale} ${Date.now()}`;
    const browser = { locale: locale === 'en' ? 'en-US' : 'he-IL' };
    await sql('update events set reviews_requested_at = now() where id = $1', [mine.id]);
    const title = own('form.title', { studio: 'Studio Alma' });

    await test.step('a guest sees the request after a minute, and not again', async () => {
      const guest = await newPerson(browser);
      await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
      await guest.clock.install();
      await guest.goto(`/events/${mine.id}`);
      await expect(guest.locator('.photo-grid .tile').first()).toBeVisible();
      const dialog = guest.getByRole('dialog');
      // The minute begins once the page is hydrated.
      await expect(async () => {
        await guest.clock.fastForward(61_000);
        await expect(dialog.getByRole('heading', { name: title })).toBeVisible({ timeout: 1500 });
      }).toPass();
      await guest.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await guest.evaluate((id) => localStorage.getItem(`keepers.review-asked.${id}`), mine.id)).toBe(
        '1',
      );
    });

    await test.step('a client gets the form after completing, and keeps the input after a mistake', async () => {
      await sql(
        `insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by, created_at, updated_at)
         select gen_random_uuid(), e.account_id, e.id, p.id, $2, 'Noa', now(), now()
           from events e join products p on p.event_id = e.id where e.id = $1`,
        [mine.id, mine.medias[0]],
      );
      const client = await newPerson(browser);
      const line = client.waitForResponse((response) => response.url().endsWith('/live'));
      await client.goto(mine.link);
      await line;
      await client.getByRole('button', { name: t('selection.complete') }).click();
      await client
        .getByRole('dialog')
        .getByRole('button', { name: t('selection.completeAccept') })
        .click();
      await client.getByRole('link', { name: t('selection.thanks.review') }).click();
      const dialog = client.locator('dialog:has(.fragment)');
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await dialog.getByLabel(own('form.content')).fill(words);
      await dialog.getByLabel(own('form.reviewer_first_name')).fill('   ');
      await dialog.getByRole('radio').nth(4).check({ force: true });
      await dialog.getByRole('button', { name: own('form.send') }).click();
      await expect(dialog.getByRole('alert')).toContainText(own('form.reviewer_first_name'));
      await expect(dialog.getByLabel(own('form.content'))).toHaveValue(words);
      await expectAccessible(client);
      await dialog.getByLabel(own('form.reviewer_first_name')).fill('Noa');
      await dialog.getByRole('button', { name: own('form.send') }).click();
      await expect(dialog.getByRole('heading', { name: own('own.thanks') })).toBeVisible();
    });

    await signInOwner(page, world, locale);
    await test.step('the studio sends a request to an address, whose owner opens the form and unsubscribes', async () => {
      await page.goto(`/admin/projects/${mine.id}/reviews`);
      const asked = page.getByRole('form', { name: own('admin.others') });
      const email = `ruth-${locale}-${Date.now()}@people.test`;
      await asked.getByLabel(own('admin.othersLabel')).fill(email);
      await asked.getByRole('button', { name: own('admin.othersAsk') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
        own('admin.state.asked'),
      );
      const [mail] = await sql<{ text: string }>(`select text from mails where "to" = $1`, [email]);
      const ruth = await newPerson(browser);
      for (const [path, heading] of [
        [`/events/${mine.id}/reviews/new`, title],
        ['/review_requests/stop', own('stop.title')],
      ] as const) {
        await ruth.goto(new RegExp(`${path}\\?r=\\S+`).exec(mail?.text ?? '')?.[0] ?? '');
        await expect(ruth.getByRole('heading', { name: heading })).toBeVisible();
      }
    });

    const wall = await newPerson(browser);
    const site = `http://journeys.localhost:${new URL(String(world.origins[0])).port}`;
    const shown = wall.locator('[data-review]').filter({ hasText: words });
    await page.goto('/admin/x/reviews/all');
    const row = page.locator('[data-review]').filter({ hasText: words });
    await test.step('publishes the review and answers it on its wall', async () => {
      await row.getByRole('combobox').selectOption('1');
      await row.getByRole('button', { name: own('admin.reply') }).click();
      await row.getByLabel(own('admin.replyLabel')).fill(`Come again, ${locale}`);
      await row.getByRole('button', { name: own('admin.saveReply') }).click();
      await expect(row.getByText(own('admin.yourReply'))).toBeVisible();
      await expectAccessible(page);
      const open = page.getByRole('link', { name: own('admin.wallOpen') });
      await expect(open).toHaveAttribute('href', `${site}/reviews`);
      await wall.goto(`${site}/reviews?locale=${locale}`);
      await expect(shown).toContainText(`Come again, ${locale}`);
      await expectAccessible(wall);
    });

    await test.step('adds a photograph to it', async () => {
      await row.getByRole('button', { name: own('admin.picture'), exact: true }).click();
      const choice = page.getByRole('dialog', { name: own('admin.pictureTitle', { name: 'Noa' }) });
      await choice.getByRole('button', { name: /IMG_0001/ }).click();
      await expect(choice).toHaveCount(0);
      await expect(row.getByRole('img', { name: own('admin.pictureTitle', { name: 'Noa' }) })).toBeVisible();
    });

    await test.step('deletes it, and undoes that', async () => {
      await row.getByRole('button', { name: own('admin.deleteOne', { name: 'Noa' }) }).click();
      const sure = page.getByRole('dialog', { name: own('admin.deleteTitle', { name: 'Noa' }) });
      await sure.getByRole('button', { name: own('admin.delete'), exact: true }).click();
      await expect(row).toHaveCount(0);
      await wall.reload();
      await expect(shown).toHaveCount(0);
      await page.getByRole('button', { name: t('admin.shelf.undo') }).click();
      await expect(row).toHaveCount(1);
    });
  });
});
