import { signInOwner } from './house/sign-in';
import { expect, expectAccessible, test } from './house/test';
import { wordsIn } from './house/words';

for (const locale of ['en', 'he'] as const) {
  test(`a project is duplicated, archived, deleted and brought back, ${locale}`, async ({
    page,
    world,
    project,
    sql,
  }) => {
    const t = wordsIn(locale);
    const { id } = project(`shelf_${locale}`);
    const name = `Project shelf_${locale}`;
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
    await page.goto(`/admin/projects?q=shelf_${locale}`);
    await expect(card).toBeVisible();
    await expectAccessible(page);

    await choose('archive');
    await expect(page.getByText(t('admin.shelf.archived', { name }))).toBeVisible();
    // Looked for by a word, it is shown in the archive too.
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
    await expect(page.getByText(t('admin.trash.restored', { name }))).toBeVisible();
    await expect(row).toBeHidden();
    expect(await where()).toEqual({ deleted: false, archived: false });

    await page.goto(`/admin/projects?q=shelf_${locale}`);
    await choose('copy');
    await page.getByLabel(t('admin.shelf.copyName')).fill(`Next ${locale}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.shelf.copy'), exact: true })
      .click();
    await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/details/);
    await expect(page.getByRole('heading', { name: `Next ${locale}` })).toBeVisible();
  });
}
