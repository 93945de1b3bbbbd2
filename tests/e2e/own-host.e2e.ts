import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { mailWith } from './support/mailbox';
import { readArchive } from './support/read-archive';
import { emailOf, shopIn } from './support/shop';
import { expect, expectAccessible, test, type World } from './support/test';
import { wordsIn } from './support/words';

const portOf = (world: World) => new URL(world.origins[0]).port;
const hostOf = (world: World) => `http://neve.localhost:${portOf(world)}`;

/** The origins that a page's window was on. */
function watchOrigins(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) seen.add(new URL(frame.url()).origin);
  });
  return seen;
}

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const { prints, heading, goToShop, product, putIntoCart, fillIn, place, payByCard, expectOrder, said } =
    shopIn(locale);
  const browser = { locale: locale === 'en' ? 'en-US' : 'he-IL' };

  test(
    `a client goes from a studio’s site to a paid order without leaving its host, ${locale}`,
    LONG,
    async ({ newPerson, project, world, sql }) => {
      test.slow();
      const mine = project(`hosted_${locale}`);
      const host = hostOf(world);
      const album = Object.keys(mine.products)[0] ?? '';
      for (const [width, height] of sizes([
        [390, 844],
        [1440, 900],
      ] as const)) {
        await sql('delete from product_medias where event_id = $1', [mine.id]);
        await sql('update events set printselectiondone = false, completed_at = null where id = $1', [
          mine.id,
        ]);
        const person = `Neve ${locale} ${width}`;
        const page = await newPerson({ ...browser, viewport: { width, height }, hasTouch: width < 640 });
        const origins = watchOrigins(page);

        await test.step(`enters by the code on the site’s home page, ${width}`, async () => {
          await page.goto(`${host}/?locale=${locale}`);
          await page.getByLabel(t('sites.entry.code'), { exact: true }).fill(mine.code.toLowerCase());
          await page.getByRole('button', { name: t('sites.entry.button') }).click();
          await page.waitForURL(`${host}/events/${mine.id}`);
          await expect(page.locator('[data-pid]')).toHaveCount(8);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expectAccessible(page);
        });

        await test.step(`picks two photographs and sends them, ${width}`, async () => {
          const line = page.waitForResponse(
            (response) => response.url() === `${host}/events/${mine.id}/live`,
          );
          await page.reload();
          await line;
          for (const nr of [1, 2]) {
            const name = `IMG_000${nr}.JPG`;
            const heart = page.getByRole('button', {
              name: t('selection.pickFor', { name, product: album }),
              exact: true,
            });
            await heart.click();
            await expect(heart).toHaveAttribute('aria-pressed', 'true');
          }
          await page.getByRole('button', { name: t('selection.complete') }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('selection.completeAccept') })
            .click();
          await expect(
            page.getByRole('dialog', { name: t('selection.thanks.title', { name: 'none' }) }),
          ).toBeVisible();
        });

        await test.step(`downloads the photographs, ${width}`, async () => {
          await page.goto(`${host}/events/${mine.id}/download`);
          await expectAccessible(page);
          // One finished archive downloads at once.
          const coming = page.waitForEvent('download', { timeout: 60_000 });
          await page.getByRole('button', { name: t('downloads.start'), exact: true }).click();
          expect((await readArchive(await coming)).files.size).toBeGreaterThan(0);
        });

        await test.step(`writes a review, ${width}`, async () => {
          await page.goto(`${host}/events/${mine.id}/reviews/new`);
          await page.getByLabel(t('reviews.form.content')).fill(`A day we talk about still, ${person}.`);
          await page.getByLabel(t('reviews.form.reviewer_first_name')).fill('Noa');
          await page.getByLabel(t('reviews.form.reviewer_last_name')).fill('Bar');
          await page.getByRole('radio').nth(4).check({ force: true });
          await page.getByRole('button', { name: t('reviews.form.send') }).click();
          await expect(page.getByRole('heading', { name: t('reviews.own.thanks') })).toBeVisible();
        });

        await test.step(`buys a print, and pays, ${width}`, async () => {
          await page.goto(`${host}/events/${mine.id}`);
          await goToShop(page);
          await product(page, prints).waitFor();
          await putIntoCart(page, prints, 1);
          await fillIn(page, person, 'card');
          await place(page).click();
          await payByCard(page);
          await expect(heading(page, said('thanks.paid', { name: person }))).toBeVisible();
          await expectOrder(page, 'paid');
          expect(new URL(page.url()).origin).toBe(host);
        });

        await test.step(`opens the order by the link of its mail, in another browser, ${width}`, async () => {
          const link = await mailWith(
            emailOf(person),
            /http:\/\/neve\.localhost:\d+\/events\/[\w-]+\/orders\/[\w?=&-]+/,
          );
          expect(link.startsWith(host)).toBe(true);
          const other = await newPerson(browser);
          await other.goto(link);
          await expect(other.getByText(said('state.paid'))).toBeVisible();
        });

        expect([...origins]).toContain(host);
        expect([...origins].filter((origin) => world.origins.includes(origin))).toEqual([]);
      }
    },
  );

  test(
    `a client who needs an account signs up on the platform and returns to the studio’s host, ${locale}`,
    LONG,
    async ({ newPerson, project, world }) => {
      const mine = project('hosted_required');
      const host = hostOf(world);
      const page = await newPerson(browser);
      await page.goto(`${host}/?locale=${locale}`);
      await page.getByLabel(t('sites.entry.code'), { exact: true }).fill(mine.code);
      await page.getByRole('button', { name: t('sites.entry.button') }).click();
      await page.waitForURL(`${world.origins[0]}/users/sign_up?i=${mine.id}`);
      await expectAccessible(page);
      const email = `own-host-${randomUUID()}@people.test`;
      await page.locator('input[name=first_name]').fill('Dana');
      await page.locator('input[name=family_name]').fill('Levi');
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill('a password of hers');
      await page.getByRole('button', { name: t('account.signUp'), exact: true }).click();
      await page.waitForURL(`${host}/events/${mine.id}`);
      await expect(page.locator('[data-pid]')).toHaveCount(3);
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => name === 'keepers-token').map(({ domain }) => domain)).toEqual([
        'localhost',
      ]);
      expect(cookies.filter(({ domain }) => domain.startsWith('.'))).toEqual([]);
      const heart = page.getByRole('button', {
        name: t('selection.pickFor', { name: 'IMG_0001.JPG', product: 'Album' }),
        exact: true,
      });
      const pressed = await heart.getAttribute('aria-pressed');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');

      // Elsewhere: from the entry page of the studio's host, with the account.
      const other = await newPerson(browser);
      await other.goto(`${host}/events/${mine.id}?locale=${locale}`);
      await expectAccessible(other);
      await other.getByRole('link', { name: t('entry.signIn') }).click();
      await other.waitForURL(`${world.origins[0]}/users/sign_in?**`);
      await other.locator('input[name=email]').fill(email);
      await other.locator('input[name=password]').fill('a password of hers');
      await other.locator('input[name=password]').press('Enter');
      await other.waitForURL(`${host}/events/${mine.id}`);
      await expect(other.locator('[data-pid]')).toHaveCount(3);
    },
  );
});

test.describe('without a script', () => {
  const t = wordsIn('en');
  test.use({ javaScriptEnabled: false });

  test(
    'the code, the sign-up on the platform and the way back work as plain forms',
    LONG,
    async ({ page, project, world }) => {
      const mine = project('hosted_required');
      const host = hostOf(world);
      await page.goto(`${host}/?locale=en`);
      await page.locator('input[name=code]').fill(mine.code);
      await page.getByRole('button', { name: t('sites.entry.button') }).click();
      await page.waitForURL(`${world.origins[0]}/users/sign_up?i=${mine.id}`);
      await page.locator('input[name=first_name]').fill('Omer');
      await page.locator('input[name=family_name]').fill('Levi');
      await page.locator('input[name=email]').fill(`plain-${randomUUID()}@people.test`);
      await page.locator('input[name=password]').fill('a password of his');
      await page.getByRole('button', { name: t('account.signUp'), exact: true }).click();
      await page.waitForURL(`${host}/events/${mine.id}`);
      await expect(page.locator('[data-pid]')).toHaveCount(3);
    },
  );
});

test(
  'what is shared names the studio’s host, and links on the platform’s go on answering',
  LONG,
  async ({ newPerson, project, world }) => {
    const mine = project('hosted_en');
    const host = hostOf(world);
    const page = await newPerson();
    await page.goto(`${world.origins[0]}/events/${mine.id}?c=${mine.code}&locale=en`);
    await expect(page.locator('[data-pid]')).toHaveCount(8);
    await page.goto(`/events/${mine.id}/share`);
    await expect(page.locator(`input[value^="neve.localhost:${portOf(world)}/"]`).first()).toBeVisible();
    const photo = `/events/${mine.id}/medias/${mine.medias[0]}`;
    for (const origin of [world.origins[0], host]) {
      await page.goto(origin + photo);
      // Asked by the browser itself: only browsers find `name.localhost`.
      const html = await page.evaluate(async () => (await fetch(location.href)).text());
      expect(html).toContain(`property="og:url" content="${host}${photo}"`);
      expect(html).toMatch(new RegExp(`property="og:image" content="${host}${photo}/card.jpg`));
    }
    const card = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return [answer.status, answer.headers.get('content-type')];
    }, `${photo}/card.jpg`);
    expect(card).toEqual([200, 'image/jpeg']);
  },
);

test(
  'the photographer previews on the platform, and is a stranger on the studio’s own host',
  LONG,
  async ({ newPerson, project, world }) => {
    const mine = project('hosted_kept');
    const page = await newPerson();
    await page.goto('/users/sign_in');
    await page.locator('input[name=email]').fill(world.hosted);
    await page.locator('input[name=password]').fill('keepers-tests');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/admin**');
    await page.goto(`/admin/projects/${mine.id}`);
    for (const link of await page.locator(`a[href*="/events/${mine.id}?as="]`).all())
      expect(await link.getAttribute('href')).toMatch(/^\/events\//);
    await page.goto(`/events/${mine.id}?as=guest`);
    await expect(page.locator('[data-pid]')).toHaveCount(6);
    const answer = await page.goto(`${hostOf(world)}/events/${mine.id}?as=guest`);
    expect(answer?.status()).toBe(401);
    await expect(page.locator('input[name=code]')).toBeVisible();
  },
);
