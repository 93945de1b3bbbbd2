import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { formatBytes } from '@/core/text/format-bytes';
import { inBothLanguages } from './support/languages';
import { readArchive, sha256 } from './support/read-archive';
import { expect, expectAccessible, test } from './support/test';
import { viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test.describe(`downloading the photographs, ${locale}`, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('from the completed selection to the last permitted download', async ({
      page,
      newPerson,
      project,
      world,
      sql,
    }) => {
      const mine = project(`download_${locale}`);
      const album = locale === 'en' ? 'Album' : 'אלבום';
      const second = locale === 'en' ? 'Dancing' : 'ריקודים';
      const dialog = page.getByRole('dialog', { name: t('downloads.title'), exact: true });
      const rows = await sql<{ name: string; sha256: string; bytes: number }>(
        'select name, sha256, bytes::int as bytes from media where event_id = $1 order by name',
        [mine.id],
      );
      const sumOf = (some: typeof rows) => some.map(({ sha256: sum }) => sum);
      const open = async () => {
        await page.getByRole('link', { name: t('downloads.title'), exact: true }).click();
        await expect(dialog.getByText(t('downloads.loading'))).toHaveCount(0);
      };
      const close = () => dialog.getByRole('button', { name: t('downloads.close'), exact: true }).click();
      /** Chooses, orders, and waits for the archive the browser is given. */
      const take = async (choice: string, size: string) => {
        await dialog.locator(`input[name=choice][value^="${choice}:"]`).last().check();
        await dialog.locator(`input[name=size][value=${size}]`).check();
        const coming = page.waitForEvent('download', { timeout: 60_000 });
        await dialog.getByRole('button', { name: t('downloads.start'), exact: true }).click();
        const archive = await readArchive(await coming);
        await expect(dialog.getByText(t('downloads.begun'))).toBeVisible();
        return archive;
      };
      const back = () => dialog.getByRole('button', { name: t('downloads.more'), exact: true }).click();
      const used = (count: number) => dialog.getByText(t('downloads.used', { used: count, permitted: 3 }));

      await test.step('no download before the selection is complete', async () => {
        await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        await open();
        await expect(dialog.getByRole('alert')).toHaveText(t('errors.SELECTION_NOT_DONE'));
        await expect(dialog.getByRole('radio')).toHaveCount(0);
        await expect(dialog.getByRole('button', { name: t('downloads.start'), exact: true })).toHaveCount(0);
        await expectAccessible(page);
        await close();
        // The viewer's menu leads to the same reason.
        await page.locator(`[data-pid="${mine.medias[0]}"]`).click();
        await (await viewerMenu(page, t))
          .getByRole('link', { name: t('downloads.afterSending'), exact: true })
          .click();
        await page.waitForURL(`**/events/${mine.id}/download`);
        await expect(
          page.getByRole('alert').filter({ hasText: t('errors.SELECTION_NOT_DONE') }),
        ).toBeVisible();
        await page.goBack();
        await page.getByRole('button', { name: t('gallery.viewer.close'), exact: true }).click();
        await expect(page.locator('.pswp')).toHaveCount(0);
      });

      await test.step('picks one and completes', async () => {
        const name = 'IMG_0002.JPG';
        await page
          .getByRole('button', { name: t('selection.pickFor', { name, product: album }), exact: true })
          .click();
        await page.getByRole('button', { name: t('selection.complete') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('selection.completeAccept') })
          .click();
        await expect(page.getByText(t('selection.done')).filter({ visible: true }).first()).toBeVisible();
        // Downloading has become possible: the thank-you offers it.
        const thanks = page.getByRole('dialog', { name: t('selection.thanks.title', { name: 'none' }) });
        await expect(thanks.getByRole('link', { name: t('selection.thanks.download') })).toBeVisible();
        await thanks.getByRole('button', { name: t('selection.backToGallery') }).click();
        await expect(thanks).toHaveCount(0);
      });

      await test.step('reads what can be downloaded, its size, and how often', async () => {
        await open();
        const whatOf = (value: string) =>
          dialog.locator('label', { has: page.locator(`input[value^="${value}:"]`) });
        await expect(whatOf('all')).toContainText(t('downloads.files', { count: 4 }));
        await expect(whatOf('selection')).toContainText(t('downloads.files', { count: 1 }));
        await expect(whatOf('gallery')).toHaveCount(2);
        await expect(whatOf('gallery').last()).toContainText(second);
        const sizes = dialog.locator('label', { has: page.locator('input[name=size]') });
        await expect(sizes).toHaveCount(3);
        const all = rows.reduce((sum, { bytes }) => sum + bytes, 0);
        await expect(sizes.last()).toContainText(formatBytes(all, locale));
        await expect(used(0)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('downloads all originals, each in its gallery’s folder', async () => {
        const { name, files } = await take('all', 'original');
        expect(name).toBe(`Project download_${locale}.zip`);
        const folder = `Project download_${locale}`;
        expect([...files.keys()].sort()).toEqual(
          rows.map((row, i) => `${i < 2 ? folder : second}/${row.name}`).sort(),
        );
        expect([...files.values()].map(sha256).sort()).toEqual(sumOf(rows).sort());
        await expectAccessible(page);
      });

      await test.step('downloads a gallery in high resolution', async () => {
        await back();
        await expect(used(1)).toBeVisible();
        const { name, files } = await take('gallery', 'hd');
        expect(name).toBe(`Project download_${locale} – ${second}.zip`);
        expect([...files.keys()]).toEqual(['IMG_0003.JPG', 'IMG_0004.JPG']);
        for (const [i, bytes] of [...files.values()].entries()) {
          const shown = await page.request.get(
            `/events/${mine.id}/medias/${mine.medias[i + 2]}/download?size=hd`,
          );
          expect(sha256(bytes)).toBe(sha256(await shown.body()));
        }
        await close();
      });

      await test.step('downloads one file from the viewer, which is not counted', async () => {
        await page.locator(`[data-pid="${mine.medias[0]}"]`).click();
        const coming = page.waitForEvent('download');
        await (await viewerMenu(page, t))
          .getByRole('link', { name: t('downloads.photo'), exact: true })
          .click();
        const download = await coming;
        expect(download.suggestedFilename()).toBe('IMG_0001.JPG');
        expect(sha256(await readFile(await download.path()))).toBe(rows[0]?.sha256);
        await page.keyboard.press('Escape');
        await expect(page.locator('.pswp')).toHaveCount(0);
      });

      const archive =
        await test.step('downloads the selection in screen size, with the progress shown', async () => {
          await open();
          await expect(used(2)).toBeVisible();
          const taken = await take('selection', 'web');
          expect([...taken.files.keys()]).toEqual(['IMG_0002.JPG']);
          expect(await sharp(taken.files.get('IMG_0002.JPG')).metadata()).toMatchObject({
            width: 1920,
            height: 1280,
          });
          return taken;
        });

      await test.step('is refused another order; an interrupted one resumes at another process', async () => {
        await back();
        await expect(dialog.getByRole('alert')).toHaveText(t('errors.DOWNLOAD_LIMIT_REACHED'));
        await expect(dialog.getByRole('radio')).toHaveCount(0);
        const url = await dialog.locator('a[href$=".zip"]').first().getAttribute('href');
        const token = (await page.locator('meta[name="csrf-token"]').getAttribute('content')) ?? '';
        const form = { choice: 'all:', size: 'web', authenticity_token: token };
        const refused = await page.request.post(`/events/${mine.id}/downloads`, {
          form,
          headers: { Accept: 'text/html' },
        });
        expect([
          refused.status(),
          (await refused.text()).includes(t('errors.DOWNLOAD_LIMIT_REACHED')),
        ]).toEqual([403, true]);
        const half = Math.floor(archive.bytes.length / 2);
        const rest = await page.request.get(`${world.origins[1]}${url}`, {
          headers: { Range: `bytes=${half}-` },
        });
        expect([rest.status(), (await rest.body()).equals(archive.bytes.subarray(half))]).toEqual([
          206,
          true,
        ]);
        await close();
      });

      await test.step('the photographer sees the downloads and how many are used', async () => {
        const owner = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await owner.goto(`/users/sign_in?locale=${locale}`);
        await owner.locator('input[name=email]').fill(world.owner);
        await owner.locator('input[name=password]').fill('keepers-tests');
        await owner.locator('input[name=password]').press('Enter');
        await owner.waitForURL('**/admin**');
        await owner.goto(`/admin/projects/${mine.id}/downloads`);
        const counter = t('downloads.admin.counter', { limited: 'yes', used: 3, permitted: 3 });
        await expect(owner.getByText(counter, { exact: true })).toBeVisible();
        await expect(owner.getByRole('row')).toHaveCount(6);
        await expect(owner.getByRole('cell', { name: t('downloads.admin.counted') })).toHaveCount(5);
        await expectAccessible(owner);
      });

      await test.step('offers only the selection if the project allows no more', async () => {
        await sql(
          'update events set allow_downloads_selection_only = true, downloads_permitted = null where id = $1',
          [mine.id],
        );
        await open();
        await expect(dialog.locator('input[name=choice]')).toHaveCount(1);
        await expect(dialog.locator('input[name=choice]')).toHaveValue('selection:');
        const one = (media?: string) => page.request.get(`/events/${mine.id}/medias/${media}/download`);
        expect([(await one(mine.medias[1])).status(), (await one(mine.medias[0])).status()]).toEqual([
          200, 403,
        ]);
      });

      await test.step('the page of a link from a message orders in place, with sizes that follow the choice', async () => {
        await sql('update events set allow_downloads_selection_only = false where id = $1', [mine.id]);
        await page.goto(`/events/${mine.id}/download`);
        const sizes = () => page.getByRole('group').nth(1).textContent();
        const ofAll = await sizes();
        await page.locator('input[name=choice][value^="selection:"]').check();
        await expect.poll(sizes).not.toBe(ofAll);
        await page.locator('input[name=size][value=web]').check();
        const coming = page.waitForEvent('download', { timeout: 60_000 });
        await page.getByRole('button', { name: t('downloads.start'), exact: true }).click();
        const { files } = await readArchive(await coming);
        expect([...files.keys()]).toEqual(['IMG_0002.JPG']);
        await expect(page.getByText(t('downloads.begun'))).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
});
