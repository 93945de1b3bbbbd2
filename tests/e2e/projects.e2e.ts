import { isolateBidi } from '@/core/text/isolate-bidi';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  test(`projects are found by saved filters, changed in bulk, and created from a preset, ${locale}`, async ({
    page,
    world,
    studio,
    wire,
    sql,
  }) => {
    const t = wordsIn(locale);
    const own = (key: string, params?: Record<string, string | number>) => t(`admin-projects.${key}`, params);
    const NAMES =
      locale === 'en'
        ? ['Wedding of Maya', 'Wedding of Noa', 'Wedding of Ella', 'Wedding of Ruth']
        : ['החתונה של מאיה', 'החתונה של נועה', 'החתונה של אלה', 'החתונה של רות'];
    const [maya = '', noa = '', ella = '', ruth = ''] = NAMES;
    const owner = await wire(`projects_${locale}`);
    const brand = String((await owner.post('/api/x/studio/brands', { business_name: 'Second' })).json.id);
    const ids: Record<string, string> = {};
    for (const [nr, name] of NAMES.entries()) {
      const made = await owner.post('/api/x/studio/projects', { name, date: `2026-0${nr + 1}-01` });
      ids[name] = String(made.json.id);
    }
    const path = (name: string) => `/api/x/studio/projects/${ids[name]}`;
    await owner.put(`${path(ella)}/publishing`, { published: true });
    await owner.put(`${path(ruth)}/archive`, { archived: true });
    await owner.post(`${path(maya)}/products`, { name: 'Album', maxphotos: 30 });
    await sql('update events set brand_id = $2 where id = $1', [ids[noa], brand]);
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    const shown = (...names: string[]) =>
      expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    const state = async (what: 'archived_at' | 'published_at') =>
      (
        await sql<{ id: string }>(`select id from events where ${what} is not null and id = any($1)`, [
          Object.values(ids),
        ])
      )
        .map(({ id }) => NAMES.find((name) => ids[name] === id))
        .sort();

    await test.step('are shown as covers, or as a table after a reload', async () => {
      await signInOwner(page, world, locale, studio(`projects_${locale}`));
      await page.goto('/admin/projects');
      await shown(ella, noa, maya);
      await expectAccessible(page);
      await page.getByRole('button', { name: own('filter.views.table') }).click();
      const head = page.getByRole('main').getByText(own('column.picks'), { exact: true });
      await expect(head).toBeVisible();
      await expect
        .poll(() =>
          sql(`select 1 from users where email = $1 and projects_view = 'table'`, [
            studio(`projects_${locale}`),
          ]),
        )
        .toHaveLength(1);
      await page.reload();
      await expect(head).toBeVisible();
      await shown(ella, noa, maya);
    });

    const phases = page.getByRole('group', { name: t('admin.projects.phase') });
    const drafts = phases.getByRole('button', { name: new RegExp(`^${t('admin.phase.draft')}`) });
    const kept = page
      .getByRole('list', { name: own('saved.label') })
      .getByRole('button')
      .first();
    await test.step('are filtered by phase, days and brand; the filter survives a reload and is saved by name', async () => {
      await drafts.click();
      await shown(noa, maya);
      await page.getByText(own('filter.dates'), { exact: true }).click();
      await page.getByLabel(own('filter.to')).fill('2026-02-01');
      await page.keyboard.press('Escape');
      await page.getByLabel(own('filter.brand'), { exact: true }).selectOption(brand);
      await shown(noa);
      await page.reload();
      await shown(noa);
      await expect(drafts).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel(own('filter.to'))).toHaveValue('2026-02-01');
      await page.getByRole('button', { name: own('saved.keep') }).click();
      const dialog = page.getByRole('dialog', { name: own('saved.keepTitle') });
      await dialog.getByLabel(own('saved.name')).fill('Winter');
      await dialog.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(kept).toHaveAttribute('aria-pressed', 'true');
      await kept.click();
      await shown(ella, noa, maya);
      await page.reload();
      await kept.click();
      await shown(noa);
      await kept.click();
      await shown(ella, noa, maya);
    });

    const choose = (name: string) =>
      page.getByRole('checkbox', { name: own('bulk.choose', { name }) }).click();
    const bar = page.getByRole('region', { name: own('bulk.label') });
    const doAll = (act: string) =>
      bar.getByRole('button', { name: own(`bulk.act.${act}`), exact: true }).click();
    await test.step('two are archived at once, and restored by Undo', async () => {
      await choose(maya);
      await choose(noa);
      await expect(bar.getByText(own('bulk.chosen', { count: 2 }))).toBeVisible();
      await expectAccessible(page);
      await doAll('archive');
      await expect(page.getByText(own('bulk.did.archive', { count: 2 }))).toBeVisible();
      await shown(ella);
      expect(await state('archived_at')).toEqual([maya, noa, ruth].sort());
      await page.getByRole('button', { name: t('admin.shelf.undo') }).click();
      await shown(ella, noa, maya);
      expect(await state('archived_at')).toEqual([ruth]);
    });

    await test.step('of two, one is refused by name, and the other changed', async () => {
      await page.goto(`/admin/projects?q=${encodeURIComponent(NAMES[0]?.split(' ')[0] ?? '')}`);
      await expect(page.getByRole('article')).toHaveCount(4);
      await choose(noa);
      await choose(ruth);
      await doAll('publish');
      const refused = page.getByRole('dialog', { name: own('bulk.refusedTitle', { count: 1 }) });
      await expect(refused.getByRole('listitem')).toHaveText(`${ruth} ${t('errors.PROJECT_ARCHIVED')}`);
      await expectAccessible(page);
      await refused.getByRole('button', { name: t('common.close') }).click();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
      expect(await state('published_at')).toEqual([ella, noa].sort());
    });

    await test.step('the settings of one are saved as a preset, and the next begins with them', async () => {
      await page.goto('/admin/projects');
      await card(maya)
        .getByRole('button', { name: t('admin.shelf.menu', { name: maya }) })
        .press('Enter');
      await expect(page.getByRole('button', { name: t('admin.shelf.copy'), exact: true })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('button', { name: own('preset.keep') })).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: own('preset.keepTitle', { name: maya }) });
      await dialog.getByLabel(own('preset.keepName')).fill('Ours');
      await dialog.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(page.getByText(own('preset.kept', { name: 'Ours' }))).toBeVisible();
      await page.goto('/admin/projects/new');
      await page.getByRole('radio', { name: /^Ours/ }).click();
      await expectAccessible(page);
      await page.locator('input[name=name]').fill('Begun');
      await page.getByRole('button', { name: t('admin.new.submit') }).click();
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
      await expect(page.getByRole('heading', { name: 'Begun', level: 1 })).toBeVisible();
      const products = await sql(
        `select p.name, p.maxphotos::int as most from products p join events e on e.id = p.event_id where e.name = 'Begun'
            and e.account_id = (select account_id from events where id = $1)`,
        [ids[maya]],
      );
      expect(products).toEqual([{ name: 'Album', most: 30 }]);
    });
  });

  test(
    `a project is duplicated, archived, deleted and restored, ${locale}`,
    LONG,
    async ({ page, world, project, sql }) => {
      const t = wordsIn(locale);
      const { id } = project(`queue_${locale}`);
      const name = `Project queue_${locale}`;
      const card = page.getByRole('article').filter({ hasText: name });
      const choose = async (item: 'copy' | 'archive' | 'unarchive' | 'delete') => {
        await card.getByRole('button', { name: t('admin.shelf.menu', { name }) }).click();
        await page.getByRole('button', { name: t(`admin.shelf.${item}`), exact: true }).click();
      };
      const undo = () => page.getByRole('button', { name: t('admin.shelf.undo') }).click();
      const where = async () =>
        (
          await sql(`select deleted_at is not null as deleted, archived_at is not null as archived
                    from events where id = '${id}'`)
        )[0];

      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects?q=queue_${locale}`);
      await expect(card).toBeVisible();
      await expectAccessible(page);

      await choose('archive');
      await expect(page.getByText(t('admin.shelf.archived', { name }))).toBeVisible();
      // A search finds it in the archive too.
      await expect(card).toContainText(t('admin.phase.archived'));
      expect(await where()).toEqual({ deleted: false, archived: true });
      await choose('unarchive');
      await expect(page.getByText(t('admin.shelf.unarchived', { name }))).toBeVisible();
      await expect(card).not.toContainText(t('admin.phase.archived'));

      await choose('delete');
      const dialog = page.getByRole('dialog', { name: t('admin-projects.delete.project.title', { name }) });
      await expect(dialog).toContainText('3');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('admin-projects.delete.cancel') }).click();
      expect(await where()).toEqual({ deleted: false, archived: false });
      await choose('delete');
      await dialog.getByRole('button', { name: t('admin-projects.delete.accept'), exact: true }).click();
      await expect(card).toBeHidden();
      await undo();
      await expect(card).toBeVisible();

      await choose('delete');
      await dialog.getByRole('button', { name: t('admin-projects.delete.accept'), exact: true }).click();
      await expect(card).toBeHidden();
      await page.goto('/admin/trash');
      await expect(page).toHaveTitle(new RegExp(t('admin.trash.title')));
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expectAccessible(page);
      await row.getByRole('button', { name: t('admin.trash.restore') }).click();
      await expect(page.getByText(t('admin.trash.restored', { name: isolateBidi(name) }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('admin.trash.open') })).toHaveAttribute(
        'href',
        /\/photos$/,
      );
      await expect(row).toBeHidden();
      expect(await where()).toEqual({ deleted: false, archived: false });

      await page.goto(`/admin/projects?q=queue_${locale}`);
      await choose('copy');
      await page.getByLabel(t('admin.shelf.copyName')).fill(`Next ${locale}`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin.shelf.copy'), exact: true })
        .click();
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/details/);
      await expect(page.getByRole('heading', { name: `Next ${locale}` })).toBeVisible();
    },
  );
});
