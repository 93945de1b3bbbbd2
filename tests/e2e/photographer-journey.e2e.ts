import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Counts how often the page had no title from now on: a screen that refreshes keeps it. */
async function watchTitle(page: Page): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle(() => {
    const count = { lost: 0 };
    new MutationObserver(() => {
      if (!document.title) count.lost++;
    }).observe(document.head, { childList: true, subtree: true, characterData: true });
    return count;
  });
  return () => times.evaluate(({ lost }) => lost);
}

inBothLanguages('he', (locale) => {
  test.describe(`a photographer's journey, ${locale}`, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test(
      'from a new project to an invitation, with twelve photographs and one invalid file',
      LONG,
      async ({ page, newPerson, world, sql }) => {
        const name = `Wedding ${locale} ${Date.now()}`;
        const files = await Promise.all(
          Array.from({ length: 12 }, async (_, i) => ({
            name: `DSC_${String(i + 1).padStart(4, '0')}.JPG`,
            mimeType: 'image/jpeg',
            buffer: await makeJpeg({ width: 1600, height: 1067, seed: (locale === 'en' ? 9000 : 9100) + i }),
          })),
        );

        await test.step('signs in', async () => {
          await page.goto(`/admin?locale=${locale}`);
          await page.waitForURL('**/users/sign_in**');
          await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
          await page.locator('input[name=email]').fill(world.owner);
          await page.locator('input[name=password]').fill('keepers-tests');
          await page.locator('input[name=password]').press('Enter');
          await page.waitForURL(/\/admin\/?(\?.*)?$/);
          await expect(page.getByRole('heading', { name: t('admin-home.recent.title') })).toBeVisible();
        });

        await test.step('creates a project', async () => {
          // Home offers it too, unless the first steps are still shown there.
          await page.goto('/admin/projects');
          await page.getByRole('link', { name: t('admin.projects.new'), exact: true }).click();
          await page.waitForURL('**/admin/projects/new');
          await page.getByRole('button', { name: t('admin.new.submit') }).click();
          const missing = page.getByText(t('admin.new.nameMissing'));
          await expect(missing).toBeVisible();
          await expect(page.locator('input[name=name]')).toBeFocused();
          await page.locator('input[name=name]').fill(name);
          await expect(missing).toHaveCount(0);
          await page.getByRole('button', { name: t('admin.new.submit') }).click();
          await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
        });

        await test.step('uploads', async () => {
          const bad = {
            name: 'notes.jpg',
            mimeType: 'image/jpeg',
            buffer: Buffer.from('these are my notes, no photograph'),
          };
          await page
            .getByTestId('upload-files')
            .setInputFiles([...files.slice(0, 6), bad, ...files.slice(6)]);
          await expect(
            page.getByText(t('errors.NOT_A_PHOTOGRAPH', { format: 'unknown' })).first(),
          ).toBeVisible({ timeout: 60_000 });
          await expect(page.getByText(t('admin.upload.refused', { count: 1 })).first()).toBeVisible();
          await expect
            .poll(
              async () =>
                (
                  await sql(
                    `select 1 from media m join events e on e.id = m.event_id where e.name = $1 and m.state = 'ready'`,
                    [name],
                  )
                ).length,
              { timeout: 90_000 },
            )
            .toBe(12);
          const rows = await sql<{ sha256: string }>(
            'select m.sha256 from media m join events e on e.id = m.event_id where e.name = $1',
            [name],
          );
          const sent = files.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'));
          expect(rows.map((row) => row.sha256).sort()).toEqual(sent.sort());
        });

        await test.step('drops the same folder again: no file is sent twice', async () => {
          await page.getByTestId('upload-files').setInputFiles(files);
          await expect(page.getByText(t('admin.upload.known', { count: 12 })).first()).toBeVisible({
            timeout: 30_000,
          });
          const rows = await sql(
            'select 1 from media m join events e on e.id = m.event_id where e.name = $1',
            [name],
          );
          expect(rows).toHaveLength(12);
        });

        const project = new URL(page.url()).pathname.split('/')[3] ?? '';
        await test.step('defines the products', async () => {
          await page.goto(`/admin/projects/${project}/products`);
          await expect(page).toHaveTitle(/Keepers/);
          const lost = await watchTitle(page);
          await page
            .getByRole('button', { name: t('admin.products.add') })
            .first()
            .click();
          await page.locator('dialog input[name=name]').fill('Album');
          await page.locator('input[name=maxphotos]').fill('2');
          await page.locator('input[name=maxphotos]').press('Enter');
          await expect(page.getByText(t('admin.products.limit', { count: 0, max: 2 })).first()).toBeVisible();
          await expectAccessible(page);
          expect(await lost()).toBe(0);
        });

        await test.step('publishes it and invites, and the client enters by the code', async () => {
          await page.goto(`/admin/projects/${project}/clients`);
          await expectAccessible(page);
          await page.locator('input[name=name]').fill('Dana');
          // Focus the next field: suggestions for the typed name close.
          await page.keyboard.press('Tab');
          await page.getByRole('button', { name: t('admin-clients.makeLink') }).click();
          await expect(page.getByText(t('admin-clients.readyTitle', { name: 'Dana' })).first()).toBeVisible();
          await expect(page.getByText(t('admin-clients.readyPublished'))).toBeVisible();
          await page.getByRole('button', { name: t('admin-clients.readyClose') }).click();
          await expect(page.getByRole('heading', { name: t('admin.publish.isOpen') })).toBeVisible();
          const [row] = await sql<{ code: string; published_at: Date | null }>(
            'select code, published_at from events where id = $1',
            [project],
          );
          expect(row?.published_at).not.toBeNull();
          const client = await newPerson();
          await client.goto(`/events/${project}?c=${row?.code}`);
          await client.waitForURL(`**/events/${project}`);
          await expect(client.locator('[data-pid]')).toHaveCount(12);
        });

        await test.step('finds it among the projects, and sees new picks arrive', async () => {
          await page.goto('/admin/projects');
          await expect(page.getByText(name).first()).toBeVisible();
          await expectAccessible(page);
          await page.goto(`/admin/projects/${project}/picks`);
          const [row] = await sql<{ code: string; media: string; product: string }>(
            `select e.code, (select id from media where event_id = e.id order by name_key limit 1) as media,
                  (select id from products where event_id = e.id) as product from events e where e.id = $1`,
            [project],
          );
          const client = await newPerson();
          await client.goto(`/events/${project}?c=${row?.code}`);
          await client.waitForURL(`**/events/${project}`);
          const token = (await (await client.request.get('/csrf')).json()).token as string;
          const picked = await client.request.post('/product_medias', {
            headers: { 'X-CSRF-Token': token },
            data: { media: row?.media, product: row?.product, selected: true },
          });
          expect(picked.status()).toBe(200);
          await expect(page.getByText('DSC_0001.JPG').first()).toBeVisible();
          await expectAccessible(page);
        });
      },
    );
  });
});
