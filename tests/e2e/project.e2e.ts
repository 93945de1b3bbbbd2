import type { Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** A project's name field, once the page is alive. */
async function details(page: Page, id: string, label: string) {
  await page.goto(`/admin/projects/${id}/details`);
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeVisible();
  return field;
}

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`admin-project.${key}`, params);
  const saved = (page: Page) => page.getByText(t('admin.settings.saved'), { exact: true }).first();

  test(
    `two users edit one project, and choose between both values of one field, ${locale}`,
    LONG,
    async ({ page, newPerson, world, project, sql }) => {
      const { id } = project(`details_${locale}`);
      const other = await newPerson();
      await signInOwner(page, world, locale);
      await signInOwner(other, world, locale);
      const place = t('admin.field.location');
      const mine = await details(page, id, t('admin.field.name'));
      await details(other, id, t('admin.field.name'));
      const stored = async () =>
        (
          await sql(`select name, location, allow_extra_selection as extra from events where id = '${id}'`)
        )[0];

      // The other user changes place and name; this one name and an option: only the name conflicts.
      await other.getByLabel(place).fill('Haifa');
      await other.getByLabel(t('admin.field.name'), { exact: true }).fill('Theirs');
      await other.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(saved(other)).toBeVisible();
      await mine.fill('Ours');
      await page.getByLabel(t('admin.option.allow_extra_selection')).click();
      await page.getByRole('button', { name: t('admin.save'), exact: true }).click();
      const clash = page.getByRole('dialog', { name: own('changes.title') });
      await expect(clash).toContainText('Theirs');
      await expect(clash).toContainText('Ours');
      await expect(clash).not.toContainText('Haifa');
      await expectAccessible(page);
      expect(await stored()).toEqual({ name: 'Theirs', location: 'Haifa', extra: false });
      await clash.getByLabel(own('changes.mine')).click();
      await clash.getByRole('button', { name: own('changes.accept') }).click();
      await expect(saved(page)).toBeVisible();
      await expect(page.getByLabel(place)).toHaveValue('Haifa');
      expect(await stored()).toEqual({ name: 'Ours', location: 'Haifa', extra: true });

      // What is not saved is not left by accident.
      await mine.fill('Never saved');
      await page.getByRole('link', { name: t('admin.tab.photos'), exact: true }).click();
      const leave = page.getByRole('dialog', { name: own('leave.title') });
      await leave.getByRole('button', { name: own('leave.stay') }).click();
      await expect(mine).toHaveValue('Never saved');
      await page.getByRole('button', { name: own('details.discard') }).click();
      await expect(mine).toHaveValue('Ours');

      // Nor in the studio's settings.
      await page.goto('/admin/settings/account');
      const first = page.getByRole('main').getByRole('textbox').first();
      await first.fill('Never saved');
      await page.getByRole('link', { name: t('admin.nav.tab.plan'), exact: true }).click();
      await leave.getByRole('button', { name: own('leave.stay') }).click();
      await expect(first).toHaveValue('Never saved');
      await page.getByRole('button', { name: own('details.discard') }).click();
      await expect(first).not.toHaveValue('Never saved');
    },
  );

  test(`a project is published with its invitations, completed, reopened, delivered and extended, ${locale}`, async ({
    page,
    world,
    project,
    sql,
  }) => {
    const { id } = project(`life_${locale}`);
    await sql(`update events set published_at = null where id = '${id}'`);
    await signInOwner(page, world, locale);
    await page.goto(`/admin/projects/${id}/clients`);
    const invite = await page.evaluate(
      async ([path, body]) => {
        const { token } = (await (await fetch('/csrf')).json()) as { token: string };
        const answer = await fetch(path as string, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
          body: body as string,
        });
        return answer.status;
      },
      [
        `/api/x/studio/projects/${id}/people`,
        JSON.stringify({ people: [{ name: 'Ruth', email: `ruth-${locale}@people.test` }] }),
      ],
    );
    expect(invite).toBe(200);
    await page.goto(`/admin/projects/${id}/details`);
    const head = page.getByRole('banner').or(page.locator('main header')).last();
    await head.getByRole('button', { name: own('next.publish'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('admin.publish.openTitle') });
    await expect(dialog.getByLabel(/Ruth/)).toBeChecked();
    await dialog.getByText(own('publish.preview')).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: own('publish.send', { count: 1 }) }).click();
    await expect(page.getByText(t('admin.mailKept'))).toBeVisible();
    const mails = await sql<{ to: string }>(`select "to" from mails where event_id = '${id}'`);
    expect(mails).toEqual([{ to: `ruth-${locale}@people.test` }]);

    // Looking as a guest opens the gallery, and is no view.
    const [guest] = await Promise.all([
      page.context().waitForEvent('page'),
      head.getByRole('link', { name: own('head.guest') }).click(),
    ]);
    await expect(guest.getByText(t('gallery.preview.guest'))).toBeVisible();
    await guest.close();
    const views = await sql(`select 1 from grants where event_id = '${id}' and views > 0`);
    expect(views).toEqual([]);

    // Completed by the client; opened again in two clicks: the button, and yes.
    await sql(`update events set printselectiondone = true, completed_at = now() where id = '${id}'`);
    await page.reload();
    let clicks = 0;
    const press = async (where: ReturnType<Page['getByRole']>) => {
      clicks += 1;
      await where.click();
    };
    await press(head.getByRole('button', { name: own('state.reopen') }));
    const question = page.getByRole('dialog', { name: own('state.reopenTitle') });
    await expect(question.getByRole('status')).toBeVisible();
    await press(question.getByRole('button', { name: own('state.reopen') }));
    await expect(page.getByText(own('state.reopened'))).toBeVisible();
    expect(clicks).toBe(2);
    const done = async () =>
      (
        await sql(
          `select printselectiondone as done, delivered_at is not null as delivered from events where id = '${id}'`,
        )
      )[0];
    expect(await done()).toEqual({ done: false, delivered: false });

    // Delivered by one press, and taken back by the notice.
    const state = page.getByRole('region', { name: own('state.title') });
    // The screen shows the open selection first: the button moves up as the one above it goes.
    await expect(state.getByText(own('state.selection.no'))).toBeVisible();
    await state.getByRole('button', { name: own('state.deliver'), exact: true }).click();
    await expect(page.getByText(own('next.said.delivered'))).toBeVisible();
    expect(await done()).toEqual({ done: false, delivered: true });
    // The screen shows it first: only then does the button's return mean that it was undone.
    await expect(state.getByRole('button', { name: own('state.deliver'), exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t('admin.shelf.undo') }).click();
    await expect(state.getByRole('button', { name: own('state.deliver'), exact: true })).toBeVisible();
    expect(await done()).toEqual({ done: false, delivered: false });

    // A reminder's mail links to the question; one press extends the project by thirty days.
    await sql(
      `update events set expires_at = '2027-04-10T20:59:59Z', time_zone = 'Asia/Jerusalem' where id = '${id}'`,
    );
    await page.goto(`/admin/projects/${id}/details?extend=1`);
    const extend = page.getByRole('dialog', { name: own('expiry.title') });
    await expectAccessible(page);
    await extend.getByRole('button', { name: own('expiry.by', { days: 30 }) }).click();
    await expect(extend).toBeHidden();
    await expect(page).not.toHaveURL(/extend/);
    const [row] = await sql<{ at: Date }>(`select expires_at as at from events where id = '${id}'`);
    expect(row?.at.toISOString()).toBe('2027-05-10T20:59:59.000Z');
  });
});
