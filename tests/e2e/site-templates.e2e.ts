import { addressOf, goTo, lookAtSite, sendPictures } from './support/look-at-site';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

for (const [template, locale] of [
  ['cinema', 'en'],
  ['linen', 'he'],
] as const) {
  const t = wordsIn(locale);

  test(`every block of a ${template} site is rendered, and its menu reachable by keys, ${locale}`, async ({
    page,
    world,
  }) => {
    await sendPictures(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await lookAtSite(page, addressOf(world, template, '/every', locale));

    // The menu opens and closes by keys alone, and needs no script.
    const menu = page.getByRole('button', { name: t('sites.layout.menu') });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await expect(menu).toBeFocused();
  });
}

test('the lightbox opens, follows the keys in right-to-left, and closes at the same position', async ({
  page,
  world,
}) => {
  const t = wordsIn('he');
  await sendPictures(page);
  await goTo(page, addressOf(world, 'quiet', '/every', 'he'));
  const tiles = page.locator('#b-sites-gallery a');
  await tiles.first().press('Enter');
  const dialog = page.getByRole('dialog', { name: t('sites.layout.large') });
  await expect(dialog).toContainText('1 / 7');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('2 / 7');
  await dialog.getByRole('button', { name: t('sites.layout.previous') }).click();
  await expect(dialog).toContainText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('7 / 7');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tiles.last()).toBeFocused();

  const slides = page.locator('#b-sites-slides');
  await slides.scrollIntoViewIfNeeded();
  await slides.getByRole('button', { name: t('sites.layout.next') }).click();
  await expect(slides.locator('.slides-dot').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(slides.locator('.slide').nth(1)).toBeInViewport({ ratio: 0.5 });
});
