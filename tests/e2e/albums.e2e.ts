import sharp, { type Sharp } from 'sharp';
import { Browser } from '../helpers/browser';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { readArchive } from './support/read-archive';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Millimeters of a spread and its bleed, as the first of the common formats has them. */
const [SPREAD, PAGE, BLEED] = [600, 300, 3];

/** Mean difference of a spread on the screen and its printed file without bleed, of 255; the fold's line is left out. */
async function difference(screen: Buffer, file: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const [x, y] = [
    Math.round((BLEED / (SPREAD + 2 * BLEED)) * width),
    Math.round((BLEED / (PAGE + 2 * BLEED)) * height),
  ];
  const size = { width: 300, height: 150, fit: 'fill' as const };
  const pixels = (image: Sharp) => image.resize(size).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const [a, b] = await Promise.all([
    pixels(sharp(screen)),
    pixels(sharp(file).extract({ left: x, top: y, width: width - 2 * x, height: height - 2 * y })),
  ]);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < a.length; at++) {
    const column = Math.floor(at / 3) % size.width;
    if (Math.abs(column - size.width / 2) < 6) continue;
    sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    count++;
  }
  return sum / count;
}

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`albums.admin.${key}`, params);
  const own = (key: string, params?: Record<string, string | number>) => t(`albums.proof.${key}`, params);
  const hebrew = locale === 'he';

  test(
    `picks become an album, a client proofs it on a phone, the studio orders it, ${locale}`,
    LONG,
    async ({ page, newPerson, world, project, sql }) => {
      test.slow();
      const mine = project(`book_${locale}`);
      const [product] = Object.values(mine.products);
      const picks = mine.medias.slice(0, 16);
      const picker = await new Browser(world.origins[0]).enter(mine.code);
      for (const media of picks) await picker.post('/product_medias', { product, media, selected: true });

      await signInOwner(page, world, locale);
      await test.step('one press lays out all picks', async () => {
        await page.goto(`/admin/projects/${mine.id}/albums`);
        await expect(page.getByRole('heading', { name: said('empty') })).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `albums-empty-${locale}`);
        await page.getByRole('button', { name: said('new.button') }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel(said('new.right'))).toBeChecked({ checked: hebrew });
        await expectAccessible(page);
        await keepPictures(page, `album-new-${locale}`);
        await dialog.getByRole('button', { name: said('new.make') }).click();
        await expect(page.getByRole('navigation', { name: said('editor.spreads') })).toBeVisible();
        await expect(page.getByText(said('editor.allPlaced'))).toBeVisible();
      });
      const album = new URL(page.url()).searchParams.get('album') ?? '';
      const strip = page.getByRole('navigation', { name: said('editor.spreads') });
      const canvas = page.getByRole('region', { name: said('editor.canvas') });
      // Spreads alone are moved by keys; the cover keeps its place.
      const thumbs = strip.locator('button[aria-keyshortcuts]');
      const saved = () => expect(page.getByText(said('editor.save.saved'), { exact: true })).toBeVisible();
      const document = async () => {
        const [row] = await sql<{
          document: {
            spreads: {
              id: string;
              frames: { media: string; x: number; y: number; w: number; h: number }[];
              texts: { text: string }[];
            }[];
            cover?: { spine: number; spread: { texts: { text: string }[] } };
          };
        }>('select document from albums where id = $1', [album]);
        if (!row) throw new Error('The album is gone');
        return row.document;
      };

      await test.step('the editor: another spread, a crop by keys, undo, a caption, black and white', async () => {
        await expectAccessible(page);
        await keepPictures(page, `album-editor-${locale}`);
        const { spreads } = await document();
        const many = spreads.findIndex(({ frames }) => frames.length > 1);
        await thumbs.nth(many).click();
        const frames = canvas.getByRole('button', { name: /IMG_/ });
        await expect(frames).toHaveCount(spreads[many]?.frames.length ?? 0);
        await page.keyboard.press('?');
        const keys = page.getByRole('dialog', { name: said('editor.keys.title') });
        await expect(keys.getByText(said('editor.keys.crop'))).toBeVisible();
        // The title of the dialog covers no part of the first key.
        const seen = keys.locator('kbd').first();
        const covered = await seen.evaluate((key) => {
          const { left, top, width } = key.getBoundingClientRect();
          return key.ownerDocument.elementFromPoint(left + width / 2, top + 1) !== key;
        });
        expect(covered).toBe(false);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(keys).toHaveCount(0);
        await frames.first().click();
        await page.getByRole('button', { name: said('editor.crop'), exact: true }).click();
        // The crop goes on after a drag of the photograph.
        await frames.first().hover();
        await page.mouse.down();
        const box = await frames.first().boundingBox();
        if (!box) throw new Error('The frame is not shown');
        await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 20, { steps: 4 });
        await page.mouse.up();
        await expect(page.getByRole('button', { name: said('editor.cropDone'), exact: true })).toBeVisible();
        await page.getByRole('slider', { name: said('editor.zoom') }).fill('1.5');
        await frames.first().focus();
        await page.keyboard.press('ArrowLeft');
        await page.getByLabel(said('editor.blackWhite')).check();
        await keepPictures(page, `album-crop-${locale}`);
        await page.getByRole('button', { name: said('editor.cropDone'), exact: true }).click();
        await page.getByRole('button', { name: said('editor.undo') }).click();
        await page.getByRole('button', { name: said('editor.done'), exact: true }).click();
        await page.getByRole('button', { name: said('editor.addText') }).click();
        await page
          .getByLabel(said('editor.text'), { exact: true })
          .fill(hebrew ? 'חתונה 2026' : 'Our day 2026');
        await page.getByRole('button', { name: said('editor.done'), exact: true }).click();
        await saved();
        const texts = spreads[many]?.texts.length ?? 0;
        await expect.poll(async () => (await document()).spreads[many]?.texts.length).toBe(texts + 1);
        await keepPictures(page, `album-text-${locale}`);
      });

      await test.step('a photograph dragged onto another exchanges places with it', async () => {
        const before = await document();
        const at = before.spreads.findIndex(({ frames }) => frames.length > 1);
        const frames = canvas.locator('[data-frame]');
        const [from, to] = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
        if (!from || !to) throw new Error('A frame is not shown');
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2, { steps: 3 });
        await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
        await page.mouse.up();
        const first = before.spreads[at]?.frames[0]?.media;
        await expect.poll(async () => (await document()).spreads[at]?.frames[1]?.media).toBe(first);
      });

      await test.step('a cover with photograph and title; its spine is as wide as the lab says', async () => {
        // The list of what to check leads to the missing cover.
        await page.getByRole('button', { name: hebrew ? /לבדיקה$/ : /^Check/ }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: said('editor.addCover') })
          .click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(
          canvas.getByRole('button', { name: said('editor.caption', { text: '' }).trim() }),
        ).toHaveCount(1);
        await expect(canvas.locator('[data-frame] img')).toHaveCount(1);
        // Every pick may be on a cover, whether it is inside or not.
        const tray = page.getByRole('region', { name: said('editor.picks') });
        const parts = tray.getByRole('group').getByRole('button');
        await expect(parts).toHaveText(
          [said('editor.all'), said('editor.project')].map((name) => new RegExp(name)),
        );
        await expect(parts.first()).toHaveAttribute('aria-pressed', 'true');
        await page.getByLabel(said('editor.spine')).fill('14');
        await expect.poll(async () => (await document()).cover?.spine).toBe(14_000);
        await page.getByRole('button', { name: said('editor.addSpineText') }).click();
        await page.getByRole('button', { name: said('editor.done'), exact: true }).click();
        await expect.poll(async () => (await document()).cover?.spread.texts.length).toBe(2);
        await saved();
        await expectAccessible(page);
        await keepPictures(page, `album-cover-${locale}`);
      });

      await test.step('it is sent to the clients', async () => {
        await page.getByRole('button', { name: said('editor.proof.button') }).click();
        const dialog = page.getByRole('dialog');
        await dialog
          .getByLabel(said('editor.proof.note'))
          .fill(hebrew ? 'הנה האלבום!' : 'Here is your album!');
        await expectAccessible(page);
        await keepPictures(page, `album-send-${locale}`);
        await dialog.getByRole('button', { name: said('editor.proof.send') }).click();
        // No email goes out here: the link is given.
        await expect(dialog.locator('code')).toContainText(`/events/${mine.id}/albums/`);
        await expectAccessible(page);
        await keepPictures(page, `album-sent-${locale}`);
        await dialog.getByRole('button', { name: said('editor.proof.done'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
      });

      let printed = new Map<string, Buffer>();
      const phone = await newPerson({
        locale: hebrew ? 'he-IL' : 'en-US',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      const note = hebrew ? 'אפשר בהיר יותר?' : 'Could this be lighter?';
      const answer = hebrew ? 'כן, הוספנו אור' : 'Yes, we added light';
      await test.step('on a phone: a note at a point, an exchange for another pick', async () => {
        await phone.goto(mine.link);
        const toProof = phone.getByRole('link', { name: own('linkButton') });
        await expect(toProof).toBeVisible();
        await expectAccessible(phone);
        await keepPictures(phone, `proof-link-${locale}`);
        await toProof.click();
        await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(phone.getByText(hebrew ? 'הנה האלבום!' : 'Here is your album!')).toBeVisible();
        await expectAccessible(phone);
        await keepPictures(phone, `proof-${locale}`);
        await phone
          .getByRole('button', { name: own('pinOn', { number: 1 }), exact: true })
          .click({ position: { x: 120, y: 90 } });
        await phone.getByLabel(own('note')).fill(note);
        // A person with a personal link is known.
        await expect(phone.getByLabel(own('noteName'))).toHaveCount(0);
        await keepPictures(phone, `proof-pin-${locale}`);
        await phone.getByRole('button', { name: own('send') }).click();
        await expect(phone.getByText(note)).toBeVisible();
        await expect(phone.locator('[data-approval]').getByRole('status')).toContainText(
          own('notes', { count: 1 }),
        );
        await expectAccessible(phone);
      });

      let wanted: string | undefined;
      await test.step('on a phone: a photo is to be exchanged for another pick, once there is one', async () => {
        const begin = async () => {
          const frame = (await document()).spreads[1]?.frames[0];
          const on = phone.getByRole('button', { name: own('pinOn', { number: 2 }), exact: true });
          await on.scrollIntoViewIfNeeded();
          const box = await on.boundingBox();
          if (!frame || !box) throw new Error('The photograph is not shown');
          const x = (box.width * (frame.x + frame.w / 2)) / (1000 * SPREAD);
          const y = (box.height * (frame.y + frame.h / 2)) / (1000 * PAGE);
          await on.click({ position: { x, y } });
          await phone.getByRole('button', { name: own('swap'), exact: true }).click();
        };
        await begin();
        await expect(phone.getByText(own('noOthers'))).toBeVisible();
        // Those of the album are offered too, each with its spread.
        const placed = phone.getByRole('group', { name: own('swapPlaces') }).getByRole('button');
        await expect(placed.filter({ hasText: own('spread', { number: 1 }) }).first()).toBeVisible();
        await expectAccessible(phone);
        await keepPictures(phone, `proof-swap-none-${locale}`);
        wanted = mine.medias[16];
        await picker.post('/product_medias', { product, media: wanted, selected: true });
        await phone.reload();
        await begin();
        const picks = phone.getByRole('group', { name: own('swapWith') }).getByRole('button');
        await expect(picks).toHaveCount(1);
        await picks.first().click();
        await expectAccessible(phone);
        await keepPictures(phone, `proof-swap-${locale}`);
        await phone.getByRole('button', { name: own('send') }).click();
        await expect(phone.getByText(own('swapFor'))).toBeVisible();
      });

      await test.step('the studio reads the notes at their spreads, swaps, and sends the next proof', async () => {
        await page.goto(`/admin/projects/${mine.id}/albums?album=${album}`);
        // It opens at the spread of the note, which the strip marks.
        await expect(page.getByText(note)).toBeVisible();
        await expect(page.getByRole('button', { name: said('editor.notes', { count: 2 }) })).toBeVisible();
        await expect(strip.getByRole('button', { name: said('openPins', { count: 1 }) })).toHaveCount(2);
        await keepPictures(page, `album-pins-${locale}`);
        // The list of what to check names them, and leads to the first.
        await thumbs.last().click();
        await expect(page.getByText(note)).toHaveCount(0);
        await page.getByRole('button', { name: hebrew ? /לבדיקה$/ : /^Check/ }).click();
        const open = page
          .getByRole('dialog')
          .getByRole('listitem')
          .filter({ hasText: said('problems.kind.notes', { value: 2 }) });
        await open.getByRole('button', { name: said('problems.show') }).click();
        await expect(page.getByText(note)).toBeVisible();
        await page.getByRole('button', { name: said('pins.answer') }).click();
        await page.getByRole('textbox', { name: said('pins.answer') }).fill(answer);
        await expectAccessible(page);
        await keepPictures(page, `album-answer-${locale}`);
        await page.getByRole('button', { name: said('pins.answerSend') }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        await expect(page.getByRole('textbox', { name: said('pins.answer') })).toHaveCount(0);
        await page.getByRole('button', { name: said('pins.resolve') }).click();
        await expect(page.getByRole('button', { name: said('pins.reopen') })).toBeVisible();
        await page.getByRole('button', { name: said('editor.notes', { count: 1 }) }).click();
        await page.getByRole('button', { name: said('pins.swap') }).click();
        await expect.poll(async () => (await document()).spreads[1]?.frames[0]?.media).toBe(wanted);
        await expect(page.getByRole('button', { name: said('pins.reopen') })).toBeVisible();
        await expect(page.getByRole('button', { name: said('editor.notes', { count: 1 }) })).toHaveCount(0);
        await page.getByRole('button', { name: said('editor.addText') }).click();
        await page.getByLabel(said('editor.text'), { exact: true }).fill(hebrew ? 'מאיה' : 'Maya');
        await page.getByRole('button', { name: said('editor.done'), exact: true }).click();
        await saved();
        await page.getByRole('button', { name: said('editor.proof.button') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: said('editor.proof.send') })
          .click();
        await page.getByRole('button', { name: said('editor.proof.done'), exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('the client approves it', async () => {
        await phone.reload();
        await expect(phone.getByText(own('changes', { count: 1, round: 1 }))).toBeVisible();
        await expect(phone.getByText(note)).toBeHidden();
        await phone.getByText(own('earlier', { count: 3, round: 1 })).click();
        await expect(phone.getByText(note)).toBeVisible();
        await expect(phone.getByText(answer)).toBeVisible();
        await expect(phone.getByText(own('earlierDone'), { exact: true })).toHaveCount(2);
        await keepPictures(phone, `proof-earlier-${locale}`);
        await phone.getByRole('button', { name: own('changedAlone') }).click();
        await expect(phone.locator('[data-spread]').filter({ visible: true })).toHaveCount(1);
        await phone.getByRole('button', { name: own('before') }).click();
        await expect(phone.getByRole('button', { name: own('now') })).toBeVisible();
        await expectAccessible(phone);
        await keepPictures(phone, `proof-changes-${locale}`);
        // All spreads are shown again where a note leads to one.
        await phone
          .getByRole('group')
          .getByRole('button', { name: own('spread', { number: 2 }) })
          .click();
        await expect(phone.getByRole('listitem', { name: own('spread', { number: 2 }) })).toBeInViewport();
        await expect(phone.getByRole('button', { name: own('all') })).toHaveCount(0);
        await phone.getByRole('button', { name: own('approve') }).click();
        await phone.getByRole('button', { name: own('approveNow') }).click();
        await expect(phone.getByText(own('thanks', { studio: 'Studio Alma' }))).toBeVisible();
        await keepPictures(phone, `proof-approved-${locale}`);
        await phone.goto(`/events/${mine.id}`);
        await expect(phone.getByText(own('linkApproved'))).toBeVisible();
        await expect(phone.getByRole('link', { name: own('linkButton') })).toBeVisible();
        await phone.goto(`/events/${mine.id}/albums`);
        await expect(phone.locator('[data-spread]').first()).toBeVisible();
      });

      await test.step('the approved album changes and goes back: what was never sent is kept', async () => {
        await page.goto(`/admin/projects/${mine.id}/albums`);
        await expect(page.getByText(said('state.approved', { round: 2 }))).toBeVisible();
        await keepPictures(page, `albums-${locale}`);
        await page.getByRole('link', { name: said('open'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        const openVersions = () =>
          page.getByRole('button', { name: said('editor.versions.button'), exact: true }).click();
        const goBack = (key: string, params?: Record<string, number>) =>
          dialog.getByRole('button', { name: said(`editor.versions.${key}`, params) }).click();
        const texts = async () => (await document()).spreads.flatMap((spread) => spread.texts).length;
        const exchanged = async () => (await document()).spreads[1]?.frames[0]?.media;
        await openVersions();
        await expect(dialog.getByText(said('editor.versions.current'))).toHaveCount(1);
        await expect(dialog.getByText(/Dana/)).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `album-versions-${locale}`);
        await goBack('close');
        const [sent, proofed] = [await texts(), await exchanged()];
        await page.getByRole('button', { name: said('editor.addText') }).click();
        await page.getByLabel(said('editor.text'), { exact: true }).fill('2027');
        await page.getByRole('button', { name: said('editor.done'), exact: true }).click();
        await expect.poll(texts).toBe(sent + 1);
        // At the first change of an approved album a notice says that the approval stays with its proof.
        const notice = page.locator('[data-sonner-toast][data-removed=false]');
        await expect(notice).toContainText('Dana');
        await notice.getByRole('button', { name: said('editor.versions.button') }).click();
        await goBack('restore', { round: 1 });
        // One notice alone: its undo is under no other one.
        await expect(notice).toContainText(said('editor.versions.stays', { round: 2 }));
        await expect(notice).toContainText(said('editor.versions.restored', { round: 1 }));
        await expect(notice).toHaveCount(1);
        await expect.poll(exchanged).not.toBe(proofed);
        await notice.getByRole('button', { name: said('editor.versions.undo') }).click();
        await expect.poll(exchanged).toBe(proofed);
        await expect.poll(texts).toBe(sent + 1);
        await saved();
        // After a reload nothing can be undone; versions are stored.
        const kept = dialog.getByText(said('editor.versions.kept'));
        for (const [key, round, expected] of [
          ['restore', 2, sent],
          ['restoreKept', 0, sent + 1],
          ['restore', 2, sent],
        ] as const) {
          await page.reload();
          await openVersions();
          await expect(kept).toHaveCount(1);
          await goBack(key, { round });
          await expect.poll(texts).toBe(expected);
          await saved();
        }
      });

      await test.step('the studio makes the files and downloads the order pack', async () => {
        const dialog = page.getByRole('dialog');
        await page.getByRole('button', { name: said('editor.files.button') }).click();
        // The photographs of the journeys are small.
        await dialog.getByLabel(said('editor.files.confirm')).check();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: said('editor.files.make') }).click();
        await expect(dialog.getByRole('link', { name: said('editor.files.pack') })).toBeVisible({
          timeout: 240_000,
        });
        await keepPictures(page, `album-files-${locale}`);
        const saving = page.waitForEvent('download');
        await dialog.getByRole('link', { name: said('editor.files.pack') }).click();
        const { files } = await readArchive(await saving);
        printed = files;
        const { spreads } = await document();
        expect(files.has('files/cover.jpg')).toBe(true);
        expect([...files.keys()].filter((path) => path.startsWith('files/spread-'))).toHaveLength(
          spreads.length,
        );
        const job = JSON.parse(String(files.get('job.json'))) as { spine: string; spreads: number };
        expect(job).toMatchObject({ spine: hebrew ? 'right' : 'left', spreads: spreads.length });
      });

      await test.step('what is printed looks as the proof does', async () => {
        await phone.setViewportSize({ width: 1440, height: 900 });
        for (const at of [0, 1]) {
          const shown = phone.locator('[data-spread]').nth(at);
          await shown.scrollIntoViewIfNeeded();
          await expect
            .poll(() =>
              shown
                .locator('img')
                .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
            )
            .toBe(true);
          const screen = await shown.screenshot({ animations: 'disabled' });
          const file = printed.get(at === 0 ? 'files/cover.jpg' : `files/spread-00${at}.jpg`);
          if (!file) throw new Error('The file is missing');
          expect(await difference(screen, file)).toBeLessThan(8);
        }
      });

      await test.step('the formats a studio offers', async () => {
        await page.goto('/admin/x/albums/products');
        await expect(page.getByRole('button', { name: said('products.add') })).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `album-products-${locale}`);
        await page.getByRole('button', { name: said('products.add') }).click();
        await expectAccessible(page);
        await keepPictures(page, `album-product-${locale}`);
      });
    },
  );

  test(
    `an album is made of photos that clients have not picked, ${locale}`,
    LONG,
    async ({ page, world, project }) => {
      const mine = project(`unpicked_${locale}`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects/${mine.id}/albums`);
      await page.getByRole('button', { name: said('new.button') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(said('new.picks')).getByRole('option', { selected: true })).toHaveText(
        said('new.allPhotos', { count: 4 }),
      );
      await dialog.getByRole('button', { name: said('new.make') }).click();
      const canvas = page.getByRole('region', { name: said('editor.canvas') });
      await expect(canvas.locator('img')).not.toHaveCount(0);
      const placed = await page
        .getByRole('navigation', { name: said('editor.spreads') })
        .locator('img')
        .count();
      expect(placed).toBe(4);
      const proof = page.getByRole('button', { name: said('editor.proof.button') });
      await expect(proof).toBeEnabled();
      const tray = page.getByRole('region', { name: said('editor.picks') });
      const photos = tray.getByRole('button', { name: /\.JPG/i });
      await expect(photos).toHaveCount(4);
      // The whole spread and the photographs that are pressed have room in one window.
      await expect(photos.first()).toBeInViewport();
      await expect(canvas).toBeInViewport({ ratio: 1 });
      await tray.getByRole('button', { name: said('editor.free') }).click();
      await expect(tray.getByText(said('editor.noPicks'))).toBeVisible();
      await tray.getByRole('button', { name: said('editor.project') }).click();
      const before = await canvas.locator('img').count();
      await photos.last().click();
      await expect(canvas.locator('img')).toHaveCount(before + 1);
      await expect(page.getByText(said('editor.save.saved'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await keepPictures(page, `album-unpicked-${locale}`);
      await page.reload();
      await expect(canvas.locator('img')).toHaveCount(before + 1);
    },
  );
});
