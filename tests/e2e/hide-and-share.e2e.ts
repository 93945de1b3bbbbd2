import { inBothLanguages } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  test(`hiding a photograph and sharing another, ${locale}`, async ({
    browser,
    page,
    newPerson,
    project,
    sql,
  }) => {
    const t = wordsIn(locale);
    const mine = project(`shared_${locale}`);
    const language = { locale: locale === 'en' ? 'en-US' : 'he-IL' };
    const name = 'IMG_0002.JPG';
    const [, second = '', third = ''] = mine.medias;
    const guest = await newPerson(language);
    const photos = guest.locator('[data-pid]');
    const counted = async (counter: string) => {
      const query = 'select count::int as count from share_counts where event_id = $1 and counter = $2';
      return (await sql<{ count: number }>(query, [mine.id, counter]))[0]?.count ?? 0;
    };

    await test.step('a client and a guest open the same gallery', async () => {
      await page.goto(`${mine.link}?locale=${locale}`);
      await page.waitForURL(`**/events/${mine.id}*`);
      await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
      const line = guest.waitForResponse((response) => response.url().endsWith('/live'));
      await guest.goto(`/events/${mine.id}?locale=${locale}`);
      await line;
      await expect(photos).toHaveCount(6);
      await expect(guest.locator('.tile-hide')).toHaveCount(0);
    });

    await test.step('hides one on its tile: it disappears for the guest; Undo restores it', async () => {
      await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
      await page.getByRole('button', { name: t('hiding.mode'), exact: true }).click();
      await expect(page.getByText(t('hiding.modeText'))).toBeVisible();
      await page.getByRole('button', { name: t('hiding.hideNamed', { name }), exact: true }).click();
      await expect(page.getByText(t('hiding.nowHidden'))).toBeVisible();
      // A notice stays while the pointer is over it.
      const undo = page.getByRole('button', { name: t('hiding.undo'), exact: true });
      await undo.hover();
      await expect(photos).toHaveCount(5);
      await expect(guest.locator(`[data-pid="${second}"]`)).toHaveCount(0);
      await undo.click();
      await expect(photos).toHaveCount(6);
      await page.getByRole('button', { name: t('hiding.modeOff'), exact: true }).click();
      await expect(page.locator('.tile-hide')).toHaveCount(0);
    });

    await test.step('hides it in the viewer by key, shows it again by its badge', async () => {
      await page.locator(`[data-pid="${second}"]`).click();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
      await page.keyboard.press('h');
      const state = page
        .locator('.pswp')
        .getByRole('img', { name: t('gallery.hiddenFromGuests'), exact: true });
      await expect(state).toBeVisible();
      const menu = await viewerMenu(page, t);
      const hidden = menu.getByRole('button', { name: t('hiding.hidden'), exact: true });
      await expect(hidden).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.pswp a[href*="/share"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(photos).toHaveCount(5);
      await page.keyboard.press('Escape');
      await expect(page.locator('.pswp')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('hiding.showNamed', { name }), exact: true }).click();
      await expect(photos).toHaveCount(6);
    });

    let address = '';
    await test.step('shares a photograph from the viewer', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: 'a popup' }));
      await page.locator(`[data-pid="${third}"]`).click();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
      await (await viewerMenu(page, t)).getByRole('link', { name: t('sharing.photo'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('sharing.title'), exact: true });
      await expect(dialog.getByText(t('sharing.who.photo'))).toBeVisible();
      await expectAccessible(page);
      const popping = page.waitForEvent('popup');
      await dialog.getByRole('link', { name: t('sharing.channel.facebook') }).click();
      const popup = await popping;
      await popup.waitForURL(/facebook\.com/);
      expect(new URL(popup.url()).searchParams.get('u')).toMatch(
        new RegExp(`/events/${mine.id}/medias/${third}\\?via=facebook$`),
      );
      await popup.close();
      await expect.poll(() => counted('facebook_shares')).toBe(1);
      await dialog.getByRole('button', { name: t('sharing.copy'), exact: true }).click();
      await expect(dialog.getByRole('status').getByText(t('sharing.copied'))).toBeVisible();
      address = await page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(() => counted('link_shares')).toBe(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      // The menu that opened it has closed: the focus is on its button.
      await expect(page.getByRole('button', { name: t('gallery.viewer.menu'), exact: true })).toBeFocused();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    });

    const stranger = await newPerson(language);
    await test.step('a stranger sees that photograph, and nothing of the project', async () => {
      // A stranger sees the project's language: this one has chosen another before.
      await stranger.context().addCookies([{ name: 'locale', value: locale, url: new URL(address).origin }]);
      await stranger.goto(address);
      await expect(stranger).toHaveURL(new RegExp(`/events/${mine.id}/medias/${third}$`));
      const picture = stranger.getByRole('img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(500);
      await expectAccessible(stranger);
      // Asked by the browser itself: only browsers find `name.localhost`.
      const ask = (address: string) =>
        stranger.evaluate(async (url) => {
          const answer = await fetch(url);
          return [answer.status, answer.headers.get('content-type') ?? '', await answer.text()] as const;
        }, address);
      const [, , html] = await ask(stranger.url());
      expect(html).not.toContain(`Project shared_${locale}`);
      expect(html).not.toContain(mine.code);
      const head = html.slice(0, html.indexOf('</head>'));
      const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
      expect(image).toContain(`/events/${mine.id}/medias/${third}/card.jpg`);
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      expect(head).toMatch(/<meta name="robots" content="noindex/);
      expect((await ask(image)).slice(0, 2)).toEqual([200, 'image/jpeg']);
      await expect.poll(() => counted('shares_clickbacks')).toBe(1);
      await stranger.getByRole('link', { name: t('sharing.page.enter'), exact: true }).click();
      await expect(stranger.getByLabel(t('entry.code'), { exact: true })).toBeVisible();
    });

    await test.step('once it is hidden, no one outside reaches it', async () => {
      await page.keyboard.press('h');
      await expect(page.getByText(t('hiding.nowHidden'))).toBeVisible();
      const path = `/events/${mine.id}/medias/${third}`;
      for (const person of [stranger, guest]) expect((await person.request.get(path)).status()).toBe(404);
      expect((await stranger.request.get(`${path}/card.jpg`)).status()).toBe(404);
      await page.keyboard.press('h');
    });

    await test.step('shares the whole gallery from the menu, by page without script', async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const still = await context.newPage();
      await still.goto(new URL(`/events/${mine.id}/share`, page.url()).href);
      await expect(still.getByRole('heading', { name: t('sharing.titleGallery') })).toBeVisible();
      await expect(still.getByText(t('sharing.who.gallery'))).toBeVisible();
      await expect(still.getByRole('link', { name: t('sharing.channel.whatsapp') })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=.*via%3Dwhatsapp/,
      );
      await context.close();
    });
  });
});
