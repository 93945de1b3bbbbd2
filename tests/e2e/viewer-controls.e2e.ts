import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { stillBox } from './support/still-box';
import { atRest, expect, expectAccessible, test } from './support/test';
import { viewerControls, viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

const TOUCH = { hasTouch: true, isMobile: true };
const SCREENS = [
  { width: 390, height: 844, ...TOUCH },
  { width: 390, height: 844 },
  { width: 820, height: 1180, ...TOUCH },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** What a person may see at once: more was not understood. */
const MOST = 6;

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const wearer = { locale: locale === 'en' ? 'en-US' : 'he-IL' };
  const viewerOf = (page: Page) => page.locator('.pswp');
  const moreOf = (page: Page) => page.getByRole('button', { name: t('gallery.viewer.menu'), exact: true });
  const marksOf = (page: Page) => page.getByRole('region', { name: t('selection.marks.panel') });

  for (const { width, height, ...touch } of sizes(SCREENS))
    test(
      `with eight products of long names the viewer shows at most six whole controls, ${locale}, ${width}${'hasTouch' in touch ? ', by touch' : ''}`,
      LONG,
      async ({ newPerson, project }) => {
        const mine = project('crowded_viewer');
        const page = await newPerson({ ...wearer, viewport: { width, height }, ...touch });
        await page.goto(`${mine.link}?locale=${locale}`);
        await page.goto(`/events/${mine.id}?locale=${locale}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        await page.locator(`[data-pid="${mine.medias[1]}"]`).click();
        await expect(page.locator('.pswp--ui-visible')).toBeVisible();
        const [product = ''] = Object.keys(mine.products);
        const pick = page.locator('.viewer-pick');
        await expect(pick).toContainText(product);
        await atRest(page);

        const controls = await viewerControls(page);
        const names = controls.map(({ name }) => name);
        expect(names.length, names.join(' · ')).toBeLessThanOrEqual(MOST);
        expect(controls.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
        const near = [t('gallery.viewer.close'), t('selection.marks.favourite'), t('gallery.viewer.menu')];
        expect(names).toEqual(expect.arrayContaining(near));
        expect(names.includes(t('sharing.photo'))).toBe(width < 640);
        await expectAccessible(page);

        const menu = await viewerMenu(page, t);
        await atRest(page);
        const box = await stillBox(menu);
        expect([box.x >= 0, box.x + box.width <= width, box.y >= 0, box.y + box.height <= height]).toEqual(
          Array(4).fill(true),
        );
        await expect(
          menu.getByRole('group', { name: t('selection.choosePhoto') }).getByRole('button'),
        ).toHaveCount(Object.keys(mine.products).length);
        for (const name of [
          'talk.comment',
          'selection.marks.panel',
          'hiding.hide',
          'gallery.compare.add',
          'gallery.viewer.play',
        ])
          await expect(menu.getByText(t(name), { exact: true })).toBeVisible();
        await expect(menu.getByText(t('sharing.photo'), { exact: true })).toBeVisible({
          visible: width >= 640,
        });
        await expectAccessible(page);
      },
    );

  test(
    `one tap in the menu picks for another product, and leaves the menu open, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project('crowded_viewer');
      const [, photo = ''] = mine.medias;
      const [name = '', id] = Object.entries(mine.products).at(-1) ?? [];
      const picked = async () =>
        (await sql('select 1 from product_medias where product_id = $1 and media_id = $2', [id, photo]))
          .length;
      await sql('delete from product_medias where product_id = $1', [id]);
      const page = await newPerson({ ...wearer, viewport: { width: 390, height: 844 }, ...TOUCH });
      await page.goto(`${mine.link}?locale=${locale}`);
      await page.goto(`/events/${mine.id}?locale=${locale}#gid=${mine.gallery}&pid=${photo}`);
      await expect(page.locator('.viewer-pick')).toBeVisible();
      const menu = await viewerMenu(page, t);
      const line = menu.getByRole('button', { name });
      await line.tap();
      await expect(line).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(picked).toBe(1);
      // The notice is above the menu, where its Undo can be pressed.
      await menu.getByRole('button', { name: t('selection.undo'), exact: true }).tap();
      await expect(line).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(picked).toBe(0);
      // A tap outside closes the menu, and does nothing to the photograph.
      await page.touchscreen.tap(195, 30);
      await expect(menu).toBeHidden();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    },
  );

  test(
    `the slideshow shows its pause, and the space bar presses it; a double click and the wheel enlarge, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      // Its photographs are larger than the screen.
      const mine = project(`download_${locale}`);
      const page = await newPerson({ ...wearer, viewport: { width: 1440, height: 900 } });
      await page.goto(`${mine.link}?locale=${locale}`);
      await page.goto(`/events/${mine.id}?locale=${locale}#gid=${mine.gallery}&pid=${mine.medias[0]}`);
      await expect(viewerOf(page)).toHaveClass(/pswp--ui-visible/);
      const menu = await viewerMenu(page, t);
      await menu.getByText(t('gallery.viewer.play'), { exact: true }).click();
      const pause = page.getByRole('button', { name: t('gallery.viewer.pause'), exact: true });
      await expect(pause).toBeVisible();
      // The focus is on the menu's button, which the space bar would press.
      await expect(moreOf(page)).toBeFocused();
      await page.keyboard.press(' ');
      await expect(pause).toBeHidden();
      await expect(menu).toBeHidden();
      // What the menu offers is for the photograph that is shown: opening it pauses.
      await page.keyboard.press('p');
      await expect(pause).toBeVisible();
      await moreOf(page).click();
      await expect(pause).toBeHidden();
      await page.keyboard.press('Escape');

      await atRest(page);
      const picture = viewerOf(page).locator(
        '.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)',
      );
      const width = () => picture.evaluate((element) => element.getBoundingClientRect().width);
      const whole = await width();
      await page.mouse.dblclick(720, 450);
      await atRest(page);
      await expect.poll(width).toBeGreaterThan(whole * 1.5);
      await page.mouse.click(720, 450, { delay: 20 });
      await expect.poll(width).toBeCloseTo(whole, 0);
      await page.mouse.wheel(0, -300);
      await expect.poll(width).toBeGreaterThan(whole * 1.2);
    },
  );

  test(
    `Back closes a question as well as the photograph it is about, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const mine = project('crowded_viewer');
      const page = await newPerson({ ...wearer, viewport: { width: 390, height: 844 }, ...TOUCH });
      await page.goto(`${mine.link}?locale=${locale}`);
      await page.goto(`/events/${mine.id}?locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await page.locator(`[data-pid="${mine.medias[1]}"]`).click();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
      await page.keyboard.press('?');
      const question = page.getByRole('dialog', { name: t('gallery.keys.title') });
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(viewerOf(page)).toHaveCount(0);
    },
  );

  test(`Escape closes the top layer alone, one panel is open at a time, and Back closes all, ${locale}`, async ({
    newPerson,
    project,
  }) => {
    const mine = project('crowded_viewer');
    const page = await newPerson(wearer);
    await page.goto(`${mine.link}?locale=${locale}`);
    await page.goto(`/events/${mine.id}?locale=${locale}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.locator(`[data-pid="${mine.medias[1]}"]`).click();
    const viewer = viewerOf(page);
    const talk = page.locator('.talk-panel');
    const marks = marksOf(page);
    const more = moreOf(page);

    await test.step('stars and colors open above the button that opened them', async () => {
      const menu = await viewerMenu(page, t);
      await menu.getByRole('button', { name: t('selection.marks.panel') }).click();
      await expect(menu).toBeHidden();
      const [panel, button] = [await stillBox(marks), await stillBox(more)];
      expect(panel.y + panel.height).toBeLessThanOrEqual(button.y);
      expect(button.y - panel.y - panel.height).toBeLessThan(60);
      const beside = Math.max(panel.x - button.x - button.width, button.x - panel.x - panel.width, 0);
      expect(beside).toBeLessThan(120);
    });

    await test.step('Escape closes the menu alone; comments close the stars', async () => {
      const menu = await viewerMenu(page, t);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(marks).toBeVisible();
      await (await viewerMenu(page, t)).getByRole('button', { name: t('talk.comment') }).click();
      await expect(talk).toBeVisible();
      await expect(marks).toHaveCount(0);
      await expect(talk.getByRole('textbox').first()).toBeFocused();
      expect((await viewerControls(page)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    });

    await test.step('Escape ends drawing, then the comments, with the focus on the button', async () => {
      await talk.getByRole('button', { name: t('talk.draw') }).click();
      const surface = page.getByRole('group', { name: t('talk.drawing.surface') });
      await expect(surface).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(surface).toHaveCount(0);
      await expect(talk).toBeVisible();
      await talk.getByRole('textbox').first().focus();
      await page.keyboard.press('Escape');
      await expect(talk).toHaveCount(0);
      await expect(more).toBeFocused();
    });

    await test.step('Back closes the viewer, and its panel is closed the next time', async () => {
      await page.keyboard.press('m');
      await expect(talk).toBeVisible();
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await page.locator(`[data-pid="${mine.medias[2]}"]`).click();
      await expect(more).toBeVisible();
      await expect(talk).toHaveCount(0);
    });

    await test.step('stars close the comments; Escape closes them, then the viewer', async () => {
      await page.keyboard.press('m');
      await expect(talk).toBeVisible();
      await (await viewerMenu(page, t)).getByRole('button', { name: t('selection.marks.panel') }).click();
      await expect(marks).toBeVisible();
      await expect(talk).toHaveCount(0);
      await marks.getByRole('button').first().focus();
      await page.keyboard.press('Escape');
      await expect(marks).toHaveCount(0);
      await expect(more).toBeFocused();
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    });
  });
});
