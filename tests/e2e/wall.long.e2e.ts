import type { Page } from '@playwright/test';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Where the cards of a wall are now: `column,row` of each upper corner, to the pixel. */
const places = (page: Page) =>
  page.locator('[data-review]').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y + scrollY) };
    }),
  );
const columns = async (page: Page) => new Set((await places(page)).map(({ x }) => x)).size;

const LONG = 'The light was soft and no one hurried us. '.repeat(40);
const SAID = [
  LONG,
  'Short and good.',
  'A day we talk about still. '.repeat(6),
  'Thank you!',
  'Again, any time.',
];

for (const locale of ['en', 'he'] as const) {
  const t = wordsIn(locale);

  test(`a studio names its site, shows its wall there, and a visitor writes a review, ${locale}`, async ({
    page,
    world,
    studio,
    sql,
    newPerson,
  }, info) => {
    const email = studio(`wall_${locale}`);
    const name = `wall-${locale}-${info.repeatEachIndex}`;
    await signInOwner(page, world, locale, email);
    await page.goto('/admin/settings/account');
    await page.getByLabel(t('admin-studio.account.field.site_name')).fill(` ${name.toUpperCase()} `);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('admin.save'), exact: true })
      .last()
      .click();
    const link = page.getByRole('link', { name: `${name}.localhost` });
    const site = await link.getAttribute('href');
    expect(site).toBe(`http://${name}.localhost:${new URL(world.origins[0]).port}`);
    for (const [i, content] of SAID.entries())
      await sql(
        `insert into reviews (id, account_id, content, rating, reviewer_first_name, public, written_at, created_at, source)
         select gen_random_uuid(), account_id, $2, 5, 'Maya', true, now() - interval '1 day' * $3, now() - interval '2 days', 'project'
           from users where email = $1`,
        [email, content, i],
      );

    const visitor = await newPerson({ locale: locale === 'he' ? 'he-IL' : 'en-US' });
    await visitor.context().addCookies([{ name: 'locale', value: locale, url: site ?? '' }]);
    await visitor.goto(site ?? '');
    await visitor.getByRole('link', { name: t('reviews.wall.title') }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: t('reviews.wall.title') })).toBeVisible();
    await expect(visitor.locator('[data-review]')).toHaveCount(SAID.length);
    const structured = await visitor.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(structured ?? '')).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 5 },
    });
    // The wall has settled once its cards have closed up: the fourth is below the first that is short.
    const more = visitor.getByRole('button', { name: t('reviews.wall.more') });
    await expect(more).toHaveCount(1);
    await expect.poll(async () => (await places(visitor))[3]?.x).toBe((await places(visitor))[1]?.x);
    expect(await columns(visitor)).toBe(3);
    await expectAccessible(visitor);

    // A card that grows moves only the cards below it in its column; a removed one lets the others close up.
    const before = await visitor.locator('[data-review] .read-more').first().boundingBox();
    expect(before?.height).toBeLessThanOrEqual(250);
    await more.click();
    await expect(visitor.getByRole('button', { name: t('reviews.wall.less') })).toBeVisible();
    await expect
      .poll(async () => (await visitor.locator('[data-review] .read-more').first().boundingBox())?.height)
      .toBeGreaterThan(300);
    const third = (await places(visitor))[2];
    await visitor
      .locator('[data-review]')
      .nth(1)
      .evaluate((card) => card.remove());
    await expect.poll(async () => (await places(visitor))[1]).not.toEqual(third);
    await visitor.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => columns(visitor)).toBe(1);

    await visitor.getByRole('link', { name: t('reviews.wall.write') }).click();
    await expect(visitor).toHaveURL(/\/reviews\/new$/);
    await visitor.getByRole('radio').nth(3).check({ force: true });
    await visitor.getByLabel(t('reviews.form.content')).fill('We came by, and stayed.');
    await visitor.getByLabel(t('reviews.form.reviewer_first_name')).fill('Noa');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: t('reviews.form.send') }).click();
    await expect(visitor.getByRole('heading', { name: t('reviews.own.thanks') })).toBeVisible();
    expect(new URL(visitor.url()).origin).toBe(site);

    // After many strangers each further one needs a proof of work: the form says so, and the browser solves it on retry.
    await sql(
      `insert into reviews (id, account_id, content, rating, public, written_at, created_at, source)
       select gen_random_uuid(), account_id, 'Spam', 1, false, now(), now(), 'site' from users, generate_series(1, 5)
        where email = $1`,
      [email],
    );
    const stranger = await newPerson({ locale: locale === 'he' ? 'he-IL' : 'en-US' });
    await stranger.context().addCookies([{ name: 'locale', value: locale, url: site ?? '' }]);
    await stranger.goto(`${site}/reviews/new`);
    await stranger.getByRole('radio').nth(4).check({ force: true });
    await stranger.getByLabel(t('reviews.form.content')).fill('Worked for');
    await stranger.getByLabel(t('reviews.form.reviewer_first_name')).fill('Tal');
    await stranger.getByRole('button', { name: t('reviews.form.send') }).click();
    await expect(stranger.getByRole('alert').filter({ hasText: t('errors.PROOF_NEEDED') })).toBeVisible();
    await expect(stranger.getByLabel(t('reviews.form.content'))).toHaveValue('Worked for');
    await stranger.getByRole('button', { name: t('reviews.form.send') }).click();
    await expect(stranger.getByRole('heading', { name: t('reviews.own.thanks') })).toBeVisible();
    const kept = await sql(
      `select r.content, r.rating::int as rating, r.public, r.source from reviews r join users u on u.account_id = r.account_id
        where u.email = $1 and r.reviewer_first_name in ('Noa', 'Tal') order by r.reviewer_first_name`,
      [email],
    );
    expect(kept).toEqual([
      { content: 'We came by, and stayed.', rating: 4, public: false, source: 'site' },
      { content: 'Worked for', rating: 5, public: false, source: 'site' },
    ]);
  });
}
