import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const words = (key: string, values?: Record<string, string | number>) => t(`guest-photos.${key}`, values);

  test(`a guest adds photos from the link, and the studio shows one and declines one, ${locale}`, async ({
    page,
    browser,
    world,
    project,
    sql,
  }) => {
    test.slow();
    const mine = project(`guests_${locale}`);
    await signInOwner(page, world, locale);
    await page.goto(`/admin/projects/${mine.id}/guest-photos`);
    await expect(page.getByText(words('admin.emptyOff'))).toBeVisible();
    await page.getByRole('checkbox', { name: words('admin.on') }).click();
    await expect(page.getByText(words('admin.link'), { exact: true })).toBeVisible();
    const link = String(await page.locator('code').filter({ hasText: 'add=photos' }).textContent());

    // On a phone in the other language the sheet offers it, and opens again in it.
    const other = locale === 'he' ? 'en' : 'he';
    const foreign = await browser.newContext({ locale: other, baseURL: String(world.origins[0]) });
    const reader = await foreign.newPage();
    await reader.goto(`${link}&locale=${locale}`);
    await reader
      .getByRole('dialog', { name: words('dialog.title') })
      .getByRole('link', { name: t('gallery.languageOffer') })
      .click();
    await expect(reader.locator('html')).toHaveAttribute('lang', other);
    const again = wordsIn(other)('guest-photos.dialog.title');
    await expect(reader.getByRole('dialog', { name: again })).toBeVisible();
    await expect(reader).not.toHaveURL(/add=|locale=/);
    await foreign.close();

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      baseURL: String(world.origins[0]),
    });
    const guest = await phone.newPage();
    // The link alone, as the QR code on the tables has it.
    await guest.goto(`${link}&locale=${locale}`);
    await guest.waitForURL(`**/events/${mine.id}*`);
    const dialog = guest.getByRole('dialog', { name: words('dialog.title') });
    await expect(dialog).toBeVisible();
    await expect(guest).not.toHaveURL(/add=/);
    // No control has the focus, and its ring, before the guest chooses one.
    await expect(dialog.locator(':is(button, input):focus')).toHaveCount(0);
    await expectAccessible(guest);
    // The limits are named before a photo is chosen.
    await expect(dialog.getByText(words('dialog.room', { room: 100 }))).toBeVisible();
    await keepPictures(guest, `guest-photos-${locale}`);
    await dialog.getByRole('textbox', { name: words('dialog.name') }).fill('Dana Cohen');
    const files = await Promise.all(
      [61, 62].map(async (seed) => ({
        name: `IMG_${seed}.JPG`,
        mimeType: 'image/jpeg',
        buffer: await makeJpeg({ width: 600, height: 400, seed }),
      })),
    );
    const film = { name: 'dance.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    const [chooser] = await Promise.all([
      guest.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: words('dialog.choose') }).click(),
    ]);
    await chooser.setFiles([...files, film]);
    await expect(dialog.getByText(words('dialog.sent', { count: 2 }))).toBeVisible();
    await expect(dialog.getByText(words('dialog.notPhotos'))).toBeVisible();
    await keepPictures(guest, `guest-photos-sent-${locale}`);
    // Both wait and are seen by this person; one is kept after all.
    const own = dialog.locator('.guest-waiting').getByRole('listitem');
    await expect(own).toHaveCount(2);
    await dialog.getByRole('button', { name: words('dialog.takeBack', { name: 'IMG_62.JPG' }) }).click();
    await expect(dialog.getByText(words('dialog.takeBackText', { name: 'IMG_62.JPG' }))).toBeVisible();
    await expectAccessible(guest);
    await dialog.getByRole('button', { name: words('dialog.keep'), exact: true }).click();
    await expect(own).toHaveCount(2);
    // The same file again is not said to be sent.
    const [sentAgain] = await Promise.all([
      guest.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: words('dialog.more') }).click(),
    ]);
    await sentAgain.setFiles(files.slice(0, 1));
    await expect(dialog.getByText(t('errors.GUEST_PHOTO_KNOWN'))).toBeVisible();
    await expect(dialog.getByText(words('dialog.sent', { count: 1 }))).toHaveCount(0);
    await expect(own).toHaveCount(2);
    await dialog.getByRole('button', { name: words('dialog.close') }).click();
    await expect(dialog).toBeHidden();
    // The dialog begins without the results of last time.
    await guest.locator(`[data-pid="${mine.medias[0]}"]`).scrollIntoViewIfNeeded();
    const entry = guest.locator('.bar-foot .menu-near').getByRole('button', { name: words('menu') });
    await expect(entry).toBeVisible();
    expect((await entry.getByText(words('menu')).boundingBox())?.width).toBeGreaterThan(30);
    await keepPictures(guest, `guest-photos-bar-${locale}`);
    // Pictures of the whole page leave it at its top, where the bar is hidden.
    await guest.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await entry.click();
    await expect(own).toHaveCount(2);
    await expect(dialog.getByText(words('dialog.failed', { count: 1 }))).toHaveCount(0);
    // Taken back, the same photograph can be sent again.
    await dialog.getByRole('button', { name: words('dialog.takeBack', { name: 'IMG_62.JPG' }) }).click();
    await dialog.getByRole('button', { name: words('dialog.takeBackNow'), exact: true }).click();
    await expect(own).toHaveCount(1);
    const [back] = await Promise.all([
      guest.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: words('dialog.choose') }).click(),
    ]);
    await back.setFiles(files.slice(1));
    await expect(dialog.getByText(words('dialog.sent', { count: 1 }))).toBeVisible();
    await expect(own).toHaveCount(2);

    // The list shows them as they arrive; a tab that was open meanwhile is not reloaded.
    const tiles = page.getByRole('checkbox', { name: /IMG_6[12]\.JPG/ });
    await expect(tiles).toHaveCount(2);
    await expect(page.getByText('Dana Cohen').first()).toBeVisible();
    await page.getByRole('button', { name: words('admin.open', { name: 'IMG_61.JPG' }) }).click();
    const large = page.getByRole('dialog');
    await expect(large.getByRole('img', { name: 'IMG_61.JPG' })).toBeVisible();
    await keepPictures(page, `guest-photos-large-${locale}`);
    await large.getByRole('button', { name: words('admin.show'), exact: true }).click();
    await expect(large.getByRole('img', { name: 'IMG_62.JPG' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tiles).toHaveCount(1);
    await page.getByRole('checkbox', { name: words('admin.select', { name: 'IMG_62.JPG' }) }).check();
    await page.getByRole('button', { name: words('admin.declineCount', { count: 1 }) }).click();
    await expect(page.getByText(words('admin.empty.waiting'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('admin.part.shown') }).click();
    await expect(tiles).toHaveCount(1);
    await keepPictures(page, `guest-photos-board-${locale}`);
    await page.getByRole('button', { name: words('admin.part.declined') }).click();
    await expect(tiles).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: words('admin.open', { name: 'IMG_62.JPG' }) }),
    ).toBeVisible();

    // What the guest sees follows without a reload: the shown one says so, the declined one is gone.
    await expect(dialog.getByText(words('dialog.shown'), { exact: true })).toBeVisible();
    await expect(own).toHaveCount(1);
    await expect(
      dialog.getByRole('button', { name: words('dialog.takeBack', { name: 'IMG_61.JPG' }) }),
    ).toHaveCount(0);
    await dialog.getByRole('button', { name: words('dialog.close') }).click();
    await expect(dialog).toBeHidden();
    await guest
      .getByRole('link', { name: words('gallery') })
      .first()
      .click();
    // The galleries before it are on the page only where it was loaded before the press.
    await expect(guest.getByRole('img', { name: 'IMG_61.JPG' })).toBeVisible();
    await expect(guest.getByRole('img', { name: 'IMG_62.JPG' })).toHaveCount(0);
    expect(
      await sql(
        'select m.name, m.private, m.deleted_at is not null as gone from guest_photos p join media m on m.id = p.media_id where p.event_id = $1 order by m.name',
        [mine.id],
      ),
    ).toEqual([
      { name: 'IMG_61.JPG', private: false, gone: false },
      { name: 'IMG_62.JPG', private: true, gone: true },
    ]);
    await phone.close();
  });
});
