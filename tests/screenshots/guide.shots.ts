import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInOwner } from '../e2e/support/sign-in';
import { expect, test, type World } from '../e2e/support/test';
import { wordsIn } from '../e2e/support/words';
import { shoot } from './shoot';

type DemoWorld = World & { password: string; photographs: string };
type Sql = <R extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>;

/** How many photographs are dropped on the new project. */
const DROPPED = 8;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The demo project of each language, with the couple that chooses in it. */
const DEMO = {
  en: {
    code: 'DEMO2026',
    people: ['Maya Levi', 'Jonathan Meir'],
    emails: ['maya@example.com', 'jonathan@example.com'],
    project: 'Ruth & Daniel',
  },
  he: {
    code: 'HEBREW26',
    people: ['נועה אברהם', 'איתי אברהם'],
    emails: ['noa@example.com', 'itay@example.com'],
    project: 'שירה ועומר',
  },
} as const;

/** Sends what a page of this browser would; throws where it is refused. */
async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const headers = { 'X-CSRF-Token': token, Origin: new URL(page.url()).origin, Accept: 'application/json' };
  const answer = await page.request.post(path, { data, headers });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** The first files of the demo photographs: a folder to drop. */
const demoFiles = ({ photographs }: DemoWorld) =>
  readdirSync(photographs)
    .sort()
    .slice(0, DROPPED)
    .map((name) => path.join(photographs, name));

/** The demo project, its products in order, and its photographs in the order of its galleries. */
async function readProject(sql: Sql, code: string) {
  const [event] = await sql<{ id: string }>('select id from events where code = $1', [code]);
  const id = event?.id ?? '';
  const products = await sql<{ id: string; name: string }>(
    'select id, name from products where event_id = $1 order by maxphotos desc',
    [id],
  );
  const medias = await sql<{ id: string }>(
    `select m.id from media m join galleries g on g.id = m.gallery_id
      where m.event_id = $1 order by g.position, m.position, m.name`,
    [id],
  );
  return { id, products, medias: medias.map((one) => one.id) };
}

/** Scrolls past the cover of a gallery, until the first photographs are below the bar. */
const scrollToPhotos = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('[data-pid]');
    scrollTo({ top: (first?.getBoundingClientRect().top ?? 0) + scrollY - 68, behavior: 'instant' });
  });

/** Leaves only photographs in the window: the wall beside the forms of an account. */
const onlyPhotos = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('[data-pid]');
    scrollTo({ top: (first?.getBoundingClientRect().top ?? 0) + scrollY, behavior: 'instant' });
    document.body.style.visibility = 'hidden';
    for (const photo of document.querySelectorAll<HTMLElement>('[data-pid] img'))
      photo.style.visibility = 'visible';
  });

for (const locale of ['en', 'he'] as const) {
  const t = wordsIn(locale);
  const demo = DEMO[locale];
  const browser = {
    locale: locale === 'en' ? 'en-US' : 'he-IL',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
  };
  test.use({ timezoneId: 'Asia/Jerusalem' });

  test(`the pictures of the guide, ${locale}`, async ({ page, newPerson, world, sql }) => {
    const { password } = world as DemoWorld;
    const mine = await readProject(sql, demo.code);
    const [album, cover] = mine.products;
    // Both demo projects offer downloads in the guide; a closing date would depend on the day.
    await sql('update events set allow_downloads = true, allow_sharing = true where id = $1', [mine.id]);
    await sql('update products set minphotos = 8 where id = $1', [album?.id]);
    await signInOwner(page, world, locale, world.owner, password);
    const tab = async (name: string) => {
      await page.goto(`/admin/projects/${mine.id}/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };

    await tab('photos');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await shoot(page, locale, 'photos');

    const links: string[] = [];
    for (const [nr, name] of demo.people.entries()) {
      const made = await post(page, `/api/x/studio/projects/${mine.id}/invitations`, {
        name,
        email: demo.emails[nr],
        locale,
        send: true,
      });
      links.push(new URL(String(made.url)).pathname);
    }

    const [first, second] = [await newPerson({ ...browser, ...PHONE }), await newPerson(browser)] as const;
    await test.step('the clients open their links and choose', async () => {
      await first.goto(String(links[0]));
      await expect(first.locator('html[data-alive]')).toBeAttached();
      await shoot(first, locale, 'gallery');
      await second.goto(String(links[1]));
      await expect(second.locator('html[data-alive]')).toBeAttached();
      const pick = (who: Page, product: string | undefined, at: number) =>
        post(who, '/product_medias', { media: mine.medias[at], product, selected: true });
      for (const at of [0, 2, 3, 5, 8]) await pick(first, album?.id, at);
      for (const at of [1, 3, 6, 11]) await pick(second, album?.id, at);
      await pick(first, cover?.id, 2);
      const choosing = async (who: Page) => {
        await who.reload();
        await expect(who.locator('html[data-alive]')).toBeAttached();
        await scrollToPhotos(who);
        // What is chosen for is loaded after the photographs; on phones its bar is hidden over the cover.
        await expect(who.getByText(String(album?.name)).filter({ visible: true }).first()).toBeVisible();
      };
      await choosing(first);
      await shoot(first, locale, 'choose-phone');
      await choosing(second);
      await shoot(second, locale, 'choose');
      if (locale === 'en') {
        await onlyPhotos(second);
        await shoot(second, '', 'wall');
        await second.reload();
      }
    });

    await tab('products');
    await shoot(page, locale, 'products', 660);
    await tab('clients');
    await shoot(page, locale, 'clients');
    await tab('picks');
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
    await shoot(page, locale, 'picks');

    // An open tab of the picks would count as having looked at the completed selection.
    await page.goto('/admin/projects');
    await test.step('the selection is sent, and the photos are downloaded', async () => {
      await first.getByRole('button', { name: t('selection.complete') }).click();
      await shoot(first, locale, 'send');
      await first
        .getByRole('dialog')
        .getByRole('button', { name: t('selection.completeAccept') })
        .click();
      // A phone shows a shorter text.
      await expect(first.getByText(t('selection.done')).first()).toBeAttached();
      await second.reload();
      await second.getByRole('link', { name: t('downloads.title'), exact: true }).click();
      await expect(second.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await scrollToPhotos(second);
      await shoot(second, locale, 'downloads');
    });

    await page.goto('/admin');
    await expect(page.getByText(t('selection.admin.card.title', { count: 1 })).first()).toBeVisible();
    await shoot(page, locale, 'home');
    // A notice covers the preview while its pictures are prepared.
    await expect
      .poll(() => sql(`select 1 from site_pictures where state = 'processing'`), { timeout: 90_000 })
      .toHaveLength(0);
    await page.getByRole('link', { name: t('sites.title'), exact: true }).click();
    await expect(page.frameLocator('iframe').locator('[data-block]').first()).toBeVisible();
    await shoot(page, locale, 'website');

    await test.step('a folder is dropped on a new project', async () => {
      await page.goto('/admin/projects/new');
      await page.locator('input[name=name]').fill(demo.project);
      await page.getByRole('button', { name: t('admin.new.submit') }).click();
      await page.waitForURL(/\/photos/);
      await page.getByTestId('upload-files').setInputFiles(demoFiles(world as DemoWorld));
      // Exact: "4 of 8 photos uploaded" contains it.
      await expect(
        page.getByText(t('admin.upload.allDone', { count: DROPPED }), { exact: true }).first(),
      ).toBeVisible();
      await expect
        .poll(() => sql(`select 1 from media where state <> 'ready'`), { timeout: 90_000 })
        .toHaveLength(0);
      await expect(page.getByRole('gridcell')).toHaveCount(DROPPED);
      await page.getByRole('button', { name: t('admin.upload.showFiles') }).click();
      await shoot(page, locale, 'upload');
    });
    // The pictures of the next language show neither this selection as complete nor the new project.
    await sql('update events set printselectiondone = false, completed_at = null where id = $1', [mine.id]);
    await sql('update events set deleted_at = now() where name = $1', [demo.project]);
  });
}
