import sharp from 'sharp';
import { LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test(
  'a design appears only in its preview, and for guests once it is saved',
  LONG,
  async ({ page, newPerson, project, world }) => {
    const mine = project('designed');
    const guest = await newPerson();
    const look = async (shown: { layout: string; scheme: string }) => {
      await guest.goto(`/events/${mine.id}`);
      await expect(guest.locator('.photo-grid')).toHaveAttribute('data-layout', shown.layout);
      await expect(guest.locator('[data-scheme]').first()).toHaveAttribute('data-scheme', shown.scheme);
    };
    await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
    await signInOwner(page, world, 'en');
    await page.goto(`/admin/projects/${mine.id}/design`);
    const preview = page.frameLocator('iframe');
    await expect(preview.locator('.photo-grid')).toHaveAttribute('data-layout', 'vertical');
    await page.getByRole('radio', { name: t('admin.layout.masonry') }).check();
    await page.getByRole('radio', { name: t('admin.layout_color.dark') }).check();
    await expect(preview.locator('.photo-grid')).toHaveAttribute('data-layout', 'masonry');
    await expect(preview.locator('[data-scheme]').first()).toHaveAttribute('data-scheme', 'dark');
    // Another journey checks the gallery in the frame.
    await expectAccessible(page, 'iframe');
    await look({ layout: 'vertical', scheme: 'light' });
    await page.getByRole('button', { name: t('admin.save'), exact: true }).click();
    await expect(page.getByText(t('admin.settings.saved'), { exact: true }).first()).toBeVisible();
    await look({ layout: 'masonry', scheme: 'dark' });
  },
);

test(
  'a watermark is chosen, refused with its reason, enlarged; a photograph is withdrawn and restored',
  LONG,
  async ({ page, newPerson, project, world, sql }) => {
    const mine = project('marked');
    await signInOwner(page, world, 'en');
    await test.step('the project shows that its photographs have none, with a link to the brand', async () => {
      await page.goto(`/admin/projects/${mine.id}/photos`);
      await expect(page.getByText(t('admin.watermark.missing'))).toBeVisible();
      await page.getByRole('link', { name: t('admin.watermark.choose') }).click();
      await page.waitForURL('**/brands/*#watermark-title');
    });

    const card = page.getByRole('region', { name: t('admin.watermark.title') });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByTestId('watermark-file').setInputFiles({ name, mimeType, buffer });
    const save = () => page.getByRole('button', { name: t('admin.save'), exact: true }).click();
    const stored = async () =>
      (
        await sql<{ big: boolean; width: number | null }>(
          `select b.big_watermark as big, b.watermark_width::int as width
           from brands b join events e on e.brand_id = b.id where e.id = $1`,
          [mine.id],
        )
      )[0];

    await test.step('an SVG is refused with its reason, a picture is stored and shown', async () => {
      await choose('mark.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      await expect(card.getByRole('alert')).toHaveText(t('errors.WATERMARK_NOT_USABLE'));
      expect((await stored())?.width).toBeNull();
      const mark = sharp({ create: { width: 400, height: 200, channels: 4, background: '#fffc' } });
      await choose('mark.png', 'image/png', await mark.png().toBuffer());
      await expect(card.getByRole('img', { name: t('admin.watermark.preview') })).toBeVisible();
      await expect(card.getByRole('alert')).toHaveCount(0);
      expect((await stored())?.width).toBeNull();
      await save();
      await expect.poll(stored).toEqual({ big: false, width: 400 });
      await expectAccessible(page);
    });

    await test.step('full width is refused as too narrow; large is saved', async () => {
      await card
        .getByRole('radio', { name: t('admin.watermark.at.bottom_full_width') })
        .click({ force: true });
      await expect(card.getByRole('alert')).toContainText('1280');
      await save();
      expect(await stored()).toEqual({ big: false, width: 400 });
      await card.getByRole('radio', { name: t('admin.watermark.at.top_left') }).click({ force: true });
      await card.getByRole('checkbox', { name: t('admin.watermark.big') }).click();
      await save();
      await expect.poll(stored).toEqual({ big: true, width: 400 });
    });

    await test.step('a photograph is withdrawn, and restored by Undo', async () => {
      const guest = await newPerson();
      await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
      const seen = async () =>
        ((await (await guest.request.get(`/galleries/${mine.gallery}`)).json()) as { total: number }).total;
      await page.goto(`/admin/projects/${mine.id}/photos`);
      const tile = page.getByRole('gridcell', { name: 'IMG_0001.JPG' });
      await tile.click();
      await page.keyboard.press('w');
      // A notice stays while the pointer is over it.
      const undo = page.getByRole('button', { name: t('admin-photos.undo'), exact: true });
      await undo.hover();
      await expect(tile).toHaveAccessibleName(new RegExp(t('admin-photos.state.withdrawn')));
      await expect.poll(seen).toBe(1);
      await undo.click();
      await expect(tile).toHaveAccessibleName('IMG_0001.JPG');
      await expect.poll(seen).toBe(2);
    });
  },
);
