import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Without ffmpeg no film can be made: then the wizard says how to get it. */
const ffmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Removes the first photograph, brings it back by Undo, and looks at what may be added. */
async function changePhotos(
  page: Page,
  said: (key: string, params?: Record<string, string | number>) => string,
  undo: string,
): Promise<void> {
  const photos = page.getByRole('button', { name: said('admin.photos.leaveOut', { name: '' }).trim() });
  await test.step('a focal point of this clip alone', async () => {
    const open = page.getByRole('button', { name: said('admin.photos.pointOf', { name: '' }).trim() });
    await open.first().click();
    const dialog = page.getByRole('dialog', { name: said('admin.photos.point'), exact: true });
    const photo = dialog.locator('button:has(img)');
    await photo.click({ position: { x: 2, y: 2 } });
    await expect(photo).toHaveAccessibleName(/(^|\D)[0-3]%/);
    await dialog.getByRole('button', { name: said('admin.photos.pointSave') }).click();
    await expect(dialog).toHaveCount(0);
    // A second press on the same button is taken after half a second.
    await expect(async () => {
      await open.first().click();
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(photo).toHaveAccessibleName(/(^|\D)[0-3]%/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  const before = await photos.count();
  await photos.first().click();
  await expect(photos).toHaveCount(before - 1);
  await expect(page.getByRole('radio', { name: said('admin.photos.kinds.chosen') })).toBeChecked();
  await page.getByRole('button', { name: undo }).click();
  await expect(photos).toHaveCount(before);
  await page.getByRole('button', { name: said('admin.photos.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said('admin.photos.add') });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`clips.${key}`, params);

  test(`a photographer makes a clip in seven actions, and a client watches it, ${locale}`, async ({
    page,
    newPerson,
    world,
    project,
    sql,
  }) => {
    // A film is drawn beside all that other journeys cause.
    test.slow();
    const mine = project(`clips_${locale}`);
    await sql('delete from clips where event_id = $1', [mine.id]);
    await signInOwner(page, world, locale);
    let actions = 0;
    const press = async (what: Locator) => {
      actions++;
      await what.click();
    };
    await page.goto(`/admin/projects/${mine.id}`);
    await press(page.getByRole('link', { name: said('admin.tab'), exact: true }));
    await expect(page.getByRole('heading', { name: said('admin.empty') })).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `clips-empty-${locale}`);

    await press(page.getByRole('button', { name: said('admin.new') }));
    for (const step of ['title', 'photos', 'theme', 'music', 'finish'] as const) {
      await test.step(`step ${step}`, async () => {
        await expect(
          page.getByRole('heading', { name: said(`admin.steps.${step}`), level: 2 }),
        ).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `clips-${step}-${locale}`);
        if (step === 'photos') await changePhotos(page, said, t('admin.shelf.undo'));
        // By another button each: one button takes one click in half a second.
        const after = { title: 'next', photos: 'steps.theme', theme: 'steps.music', music: 'steps.finish' };
        if (step !== 'finish')
          await press(page.getByRole('button', { name: said(`admin.${after[step]}`), exact: true }));
      });
    }
    if (!ffmpeg) {
      await expect(page.getByRole('note')).toContainText('ffmpeg');
      await expect(page.getByRole('button', { name: said('admin.make') })).toBeDisabled();
      return;
    }
    // A short one: its look is the same.
    await sql('update clips set seconds = 6 where event_id = $1', [mine.id]);
    await press(page.getByRole('button', { name: said('admin.make') }));
    expect(actions).toBeLessThanOrEqual(7);
    await expect(page.getByRole('progressbar', { name: said('admin.progress') })).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `clips-making-${locale}`);
    const film = page.locator('video');
    await expect(film).toBeVisible({ timeout: 240_000 });
    await expectAccessible(page);
    await keepPictures(page, `clips-ready-${locale}`);
    await expect(page.getByText(said('admin.link.anyone'))).toBeVisible();

    await test.step('the client sees it in the gallery, without sound first, and plays it', async () => {
      const phone = await newPerson({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'no-preference',
      });
      await phone.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
      await phone.goto(mine.link);
      const video = phone.locator('.clip video');
      await video.scrollIntoViewIfNeeded();
      await expect(video).toHaveJSProperty('muted', true);
      await expect(phone.getByRole('button', { name: said('player.pause') })).toBeVisible();
      await expect
        .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0.2);
      await phone.getByRole('button', { name: said('player.hear') }).click();
      await expect(video).toHaveJSProperty('muted', false);
      await expectAccessible(phone);
      await keepPictures(phone, `clips-gallery-${locale}`);
    });

    await test.step('anyone with its link sees it on a page of its own, whose card plays', async () => {
      const [clip] = await sql<{ id: string }>('select id from clips where event_id = $1', [mine.id]);
      const visitor = await newPerson();
      await visitor.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
      await visitor.goto(`/events/${mine.id}/clips/${clip?.id}`);
      await expect(visitor.locator('video')).toBeVisible();
      await expect(visitor.locator('meta[property="og:video"]')).toHaveAttribute('content', /\/wide\.mp4$/);
      await expectAccessible(visitor);
      await keepPictures(visitor, `clips-page-${locale}`);
    });

    await test.step('deleted, it is gone for clients, and comes back by Undo', async () => {
      const name = locale === 'he' ? 'מאיה ויונתן' : 'Maya & Jonathan';
      await page.getByRole('button', { name: said('admin.deleteOf', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: said('admin.delete') })
        .click();
      await expect(page.getByRole('heading', { name: said('admin.empty') })).toBeVisible();
      await page.getByRole('button', { name: t('admin.shelf.undo') }).click();
      await expect(film).toBeVisible();
    });
  });
});
