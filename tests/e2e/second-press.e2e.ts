import { holdAnswer } from './support/hold-answer';
import { LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const locale = 'en';
const t = wordsIn(locale);
const FILTERS = '/api/x/studio/project-filters';
const STUDIO = `settings_${locale}`;

test(
  'a filter removed or restored during another change is not lost',
  LONG,
  async ({ page, world, studio, wire }) => {
    const own = (key: string, params?: Record<string, string>) => t(`admin-projects.saved.${key}`, params);
    const owner = await wire(STUDIO);
    const names = ['Winter', 'Summer'].map((name) => `${name} ${Date.now()}`);
    const ids: string[] = [];
    for (const name of names) {
      const { json } = await owner.post(FILTERS, { name, query: `q=${encodeURIComponent(name)}` });
      ids.push(String(json.id));
    }
    await owner.post('/api/x/studio/projects', { name: 'One to list' });
    await signInOwner(page, world, locale, studio(STUDIO));
    await page.goto('/admin');
    await page
      .getByRole('link', { name: t('admin.nav.projects'), exact: true })
      .first()
      .click();
    const kept = page.getByRole('list', { name: own('label') });
    const [first = '', second = ''] = names;
    const remove = (name: string) => kept.getByRole('button', { name: own('remove', { name }) }).click();

    const removal = await holdAnswer(page, 'DELETE', `${FILTERS}/${ids[0]}`);
    await remove(first);
    await removal.asked;
    await remove(second);
    removal.release();
    for (const name of names) await expect(page.getByText(own('removed', { name }))).toBeVisible();
    for (const name of names) await expect(kept.getByText(name)).toHaveCount(0);

    const undo = (name: string) =>
      page
        .locator('[data-sonner-toast]', { hasText: own('removed', { name }) })
        .getByRole('button', { name: t('admin.shelf.undo') })
        .click();
    const back = await holdAnswer(page, 'POST', FILTERS);
    await undo(second);
    await back.asked;
    await undo(first);
    back.release();
    for (const name of names) await expect(kept.getByText(name)).toBeVisible();
    await page.reload();
    for (const name of names) await expect(kept.getByText(name)).toBeVisible();
  },
);

test(
  'products reordered during a reorder keep the last order without a conflict',
  LONG,
  async ({ page, world, studio, wire }) => {
    const owner = await wire(STUDIO);
    const name = `To order ${Date.now()}`;
    const made = await owner.post('/api/x/studio/projects', { name });
    const path = `/api/x/studio/projects/${made.json.id}`;
    for (const product of ['Album', 'Cover', 'Wall'])
      await owner.post(`${path}/products`, { name: product, maxphotos: 3 });
    await signInOwner(page, world, locale, studio(STUDIO));
    await page.goto(`/admin/projects/${made.json.id}/products`);
    const rows = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect(rows).toHaveText(['Album', 'Cover', 'Wall']);
    // The live region of dnd-kit; Payload's own lists have one too, which stays empty.
    const said = page.locator('[id^=DndLiveRegion]').filter({ hasText: 'item' });
    const moveDown = async (product: string) => {
      const grip = t('admin-studio.products.move', { name: product });
      await page.getByRole('button', { name: grip, exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(said).toContainText('was moved over');
      const over = await said.textContent();
      // dnd-kit starts to listen for keys in a timer of 0 ms, and input precedes timers; a later timer runs after it.
      await page.evaluate(() => new Promise((after) => setTimeout(after)));
      await page.keyboard.press('ArrowDown');
      await expect(said).not.toHaveText(over ?? '');
      await page.keyboard.press('Space');
      await expect(said).toContainText('was dropped over');
    };

    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/product-order')) answers.push(answer.status());
    });
    const order = await holdAnswer(page, 'PUT', `${path}/product-order`);
    await moveDown('Album');
    await order.asked;
    await expect(rows).toHaveText(['Cover', 'Album', 'Wall']);
    await moveDown('Album');
    await expect(rows).toHaveText(['Cover', 'Wall', 'Album']);
    order.release();
    await expect.poll(() => answers).toEqual([200, 200]);
    await page.reload();
    await expect(rows).toHaveText(['Cover', 'Wall', 'Album']);
  },
);
