import { keepPictures } from './support/keep-picture';
import { LONG } from './support/languages';
import { addressOf, goTo, lookAtSite, sendPictures } from './support/look-at-site';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

for (const [template, locale] of [
  ['cinema', 'en'],
  ['linen', 'he'],
] as const) {
  const t = wordsIn(locale);

  test(
    `every block of a ${template} site is rendered, and its menu reachable by keys, ${locale}`,
    LONG,
    async ({ page, world }) => {
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
    },
  );
}

test(
  'the lightbox opens, follows the keys in right-to-left, and closes at the same position',
  LONG,
  async ({ page, world }) => {
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
  },
);

for (const [template, locale] of [
  ['quiet', 'en'],
  ['folio', 'he'],
] as const)
  test(
    `all reviews of a ${template} site are on a page of its look, led to from its home page, ${locale}`,
    LONG,
    async ({ page, world, sql }) => {
      const t = wordsIn(locale);
      // More than a page shows at once, of very different lengths.
      await sql(
        `insert into reviews (id, account_id, content, rating, reviewer_first_name, public, written_at, source)
       select gen_random_uuid(), a.id, repeat($2, 1 + n * n % 47), 3 + n % 3, 'Maya', true, now() - n * interval '9 days', 'project'
         from accounts a, generate_series(1, 30) n where a.site_name = $1`,
        [
          `look-${template}`,
          locale === 'en' ? 'A day we talk about still. ' : 'יום שאנחנו עדיין מדברים עליו. ',
        ],
      );
      const [made] = await sql<{ count: number }>(
        `select count(*)::int as count from reviews r join accounts a on a.id = r.account_id where a.site_name = $1`,
        [`look-${template}`],
      );
      const count = made?.count ?? 0;
      await sendPictures(page);
      await goTo(page, addressOf(world, template, '/', locale));
      await page.getByRole('link', { name: t('reviews.wall.all', { count }) }).click();
      await page.waitForURL('**/reviews*');
      await expect(page.locator(`body[data-template=${template}]`)).toBeVisible();
      await lookAtSite(page, addressOf(world, template, '/reviews', locale));
      await keepPictures(page, `${locale}-reviews-${template}`);
      // A long review is cut, and opens in place.
      const more = page.getByRole('button', { name: t('reviews.wall.more') }).first();
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await more.click();
      await expect(page.getByRole('button', { name: t('reviews.wall.less') })).toBeFocused();
      const pages = page.getByRole('navigation', { name: t('reviews.wall.pages') });
      await pages.getByRole('link', { name: t('reviews.wall.older') }).click();
      await page.waitForURL('**/reviews/2*');
      await expect(pages).toContainText(t('reviews.wall.pageOf', { page: 2, pages: Math.ceil(count / 24) }));
    },
  );
