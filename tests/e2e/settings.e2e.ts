import sharp from 'sharp';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const studioOf = (locale: string) => `settings_${locale}`;

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`admin-studio.${key}`, params);
  const dev = (key: string, params?: Record<string, string | number>) => t(`admin-devices.${key}`, params);

  test(`a brand is created, its watermark previewed, and only an unused one removed, ${locale}`, async ({
    page,
    world,
    studio,
    wire,
    sql,
  }) => {
    const owner = await wire(studioOf(locale));
    await owner.post('/api/x/studio/projects', { name: 'Wears the first brand' });
    const email = studio(studioOf(locale));
    await signInOwner(page, world, locale, email);
    await page.goto('/admin/brands');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await expectAccessible(page);
    const name = locale === 'en' ? 'Alma for families' : 'עלמה למשפחות';
    await page.getByRole('button', { name: own('brands.add') }).click();
    const dialog = page.getByRole('dialog', { name: own('brands.add') });
    await dialog.getByLabel(own('brands.field.business_name')).fill(name);
    await dialog.getByRole('button', { name: own('brands.add') }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    const preview = page.getByRole('img', { name: t('admin.watermark.preview') });
    await expect(page.getByText(t('admin.watermark.none'))).toBeVisible();
    const shape = {
      width: 400,
      height: 100,
      channels: 4,
      background: { r: 255, g: 255, b: 255, alpha: 0.7 },
    } as const;
    const buffer = await sharp({ create: shape }).png().toBuffer();
    await page
      .getByTestId('watermark-file')
      .setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });
    await expect(preview).toBeVisible();
    const place = async () => {
      const [mark, photo] = await Promise.all([preview.boundingBox(), preview.locator('..').boundingBox()]);
      if (!mark || !photo) throw new Error('There is no watermark to be seen');
      const middle = { x: mark.x + mark.width / 2 - photo.x, y: mark.y + mark.height / 2 - photo.y };
      return `${middle.y < photo.height / 2 ? 'top' : 'bottom'} ${middle.x < photo.width / 2 ? 'left' : 'right'}`;
    };
    for (const at of ['top_left', 'bottom_right']) {
      await page.getByRole('radio', { name: t(`admin.watermark.at.${at}`), exact: true }).click();
      await expect.poll(place).toBe(at.replace('_', ' '));
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: t('admin.save'), exact: true }).click();
    await expect(page.getByText(t('admin.watermark.saved'), { exact: true })).toBeVisible();
    const kept = await sql(
      `select b.watermark_position::text as at from brands b join users u on u.account_id = b.account_id
        where u.email = $1 and b.business_name = $2`,
      [email, name],
    );
    expect(kept).toEqual([{ at: 'bottom_right' }]);

    await page.getByRole('button', { name: own('brands.remove') }).click();
    await page
      .getByRole('dialog', { name: own('brands.removeTitle', { name }) })
      .getByRole('button', { name: own('brands.remove') })
      .click();
    await expect(cards).toHaveCount(1);
    await owner.post('/api/x/studio/brands', { business_name: 'Another' });
    await page.reload();
    await cards.filter({ hasNotText: 'Another' }).getByRole('link').click();
    await expect(page.getByText(t('screen-errors.BRAND_IN_USE'))).toBeVisible();
    await expect(page.getByRole('button', { name: own('brands.remove') })).toBeDisabled();
    const used = new URL(page.url()).pathname.split('/').at(-1);
    expect((await owner.delete(`/api/x/studio/brands/${used}`)).json.code).toBe('BRAND_IN_USE');
  });

  test(
    `a template is copied into a project, which later changes do not affect, ${locale}`,
    LONG,
    async ({ page, world, studio, wire, sql }) => {
      const owner = await wire(studioOf(locale));
      const project = String((await owner.post('/api/x/studio/projects', { name: 'Begun' })).json.id);
      await signInOwner(page, world, locale, studio(studioOf(locale)));
      await page.goto('/admin/settings/products');
      await page.getByRole('button', { name: own('products.add') }).click();
      const made = page.getByRole('dialog', { name: own('products.add') });
      await made.getByLabel(own('products.templateName')).fill('Wedding set');
      await made.getByLabel(own('products.lineName'), { exact: true }).fill('Album');
      await made.getByLabel(own('products.lineMax')).fill('30');
      await expectAccessible(page);
      await made.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(page.getByText('Album 30', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto(`/admin/projects/${project}/products`);
      await page.getByRole('button', { name: own('products.templates') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Wedding set/ })
        .click();
      await expect(page.getByText(own('products.added', { name: 'Wedding set' }))).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Album', exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/admin/settings/products');
      await page.getByRole('button', { name: own('products.editOne', { name: 'Wedding set' }) }).click();
      const changed = page.getByRole('dialog', { name: own('products.editTitle') });
      await changed.getByLabel(own('products.lineName'), { exact: true }).fill('Book');
      await changed.getByLabel(own('products.lineMax')).fill('60');
      await changed.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(page.getByText('Book 60')).toBeVisible();
      const products = await sql('select name, maxphotos::int as most from products where event_id = $1', [
        project,
      ]);
      expect(products).toEqual([{ name: 'Album', most: 30 }]);
    },
  );

  test(
    `an assistant is invited, signs in, is limited, and is removed, ${locale}`,
    LONG,
    async ({ page, newPerson, world, studio, wire, sql }) => {
      const owner = await wire(studioOf(locale));
      const api = '/api/x/studio/projects';
      const gone = String((await owner.post(api, { name: 'Deleted project' })).json.id);
      await owner.delete(`${api}/${gone}`);
      const there = String((await owner.post(api, { name: 'Standing project' })).json.id);
      const product = String((await owner.post(`${api}/${there}/products`, { name: 'Prints' })).json.id);
      await owner.delete(`${api}/${there}/products/${product}`);

      await signInOwner(page, world, locale, studio(studioOf(locale)));
      await page.goto('/admin/settings/team');
      const email = `helper.${studio(studioOf(locale))}`;
      await page.getByLabel(own('team.email')).fill(email);
      await page.getByRole('button', { name: own('team.invite'), exact: true }).click();
      const line = page.getByRole('listitem').filter({ hasText: email });
      await expect(line.getByText(own('team.isInvited'))).toBeVisible();
      await expectAccessible(page);

      const [mail] = await sql<{ text: string }>(
        `select text from mails where "to" = $1 and kind = 'team.invitation'`,
        [email],
      );
      const helper = await newPerson();
      await helper.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
      await helper.goto(/\/users\/team\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
      await expectAccessible(helper);
      for (const [field, value] of Object.entries({
        first_name: 'Noa',
        family_name: 'Bar',
        password: 'keepers-tests',
        password_confirmation: 'keepers-tests',
      }))
        await helper.locator(`input[name=${field}]`).fill(value);
      await helper.locator('input[name=password_confirmation]').press('Enter');
      await helper.waitForURL(/\/admin/);
      const nav = helper
        .getByRole('navigation')
        .filter({ hasText: t('admin.nav.projects') })
        .first();
      await expect(nav.getByRole('link', { name: t('admin.nav.projects'), exact: true })).toBeVisible();
      await nav.getByRole('link', { name: t('admin.nav.group.settings'), exact: true }).click();
      const tabs = helper.getByRole('navigation', { name: t('admin.nav.group.settings'), exact: true });
      await expect(tabs.getByRole('link', { name: t('admin-security.title'), exact: true })).toBeVisible();
      await expect(tabs.getByRole('link', { name: own('team.title'), exact: true })).toHaveCount(0);
      expect((await helper.goto('/admin/settings/team'))?.status()).toBe(404);
      expect((await helper.goto('/admin/outbox'))?.status()).toBe(404);

      // The trash is hers as far as deleting is.
      await helper.goto('/admin/trash');
      const prints = helper.getByRole('main').getByRole('listitem').filter({ hasText: 'Prints' });
      await expect(prints).toBeVisible();
      await expect(helper.getByText('Deleted project')).toHaveCount(0);
      await expectAccessible(helper);
      await prints.getByRole('button').click();
      await expect(helper.getByText(t('admin.trash.restored', { name: 'Prints' }))).toBeVisible();
      await expect(prints).toBeHidden();

      await page.reload();
      await page.getByRole('button', { name: own('team.removeOne', { who: 'Noa Bar' }) }).click();
      const question = page.getByRole('dialog', { name: own('team.removeTitle', { who: 'Noa Bar' }) });
      await question.getByRole('button', { name: own('team.remove'), exact: true }).click();
      await expect(line).toHaveCount(0);
      await helper.reload();
      await helper.waitForURL(/\/users\/sign_in/);
    },
  );

  test(`a device token is shown once, and revoked, ${locale}`, LONG, async ({ page, world, studio }) => {
    await signInOwner(page, world, locale, studio(studioOf(locale)));
    await page.goto('/admin/settings/devices');
    await expectAccessible(page);
    await page.getByRole('button', { name: dev('add') }).click();
    await page.getByRole('dialog').getByLabel(dev('name'), { exact: true }).fill('Studio laptop');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: dev('make') })
      .click();
    const shown = page.getByTestId('device-token');
    await expect(shown).toHaveText(/\S{20,}/);
    const token = (await shown.textContent()) ?? '';
    await expectAccessible(page);
    await page.getByRole('button', { name: dev('done') }).click();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Studio laptop' });
    await expect(line).toContainText(dev('neverUsed'));
    await page.reload();
    await expect(line).toBeVisible();
    expect(await page.content()).not.toContain(token);

    await line.getByRole('button').click();
    await page
      .getByRole('dialog', { name: dev('revokeTitle', { name: 'Studio laptop' }) })
      .getByRole('button', { name: dev('revoke'), exact: true })
      .click();
    await expect(page.getByText(dev('revoked', { name: 'Studio laptop' }))).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test(
    `a message gets the studio’s own text, previewed as its reader sees it, ${locale}`,
    LONG,
    async ({ page, world, studio }) => {
      const words = (key: string) => t(`admin-clients.msg.${key}`);
      await signInOwner(page, world, locale, studio(studioOf(locale)));
      await page.goto('/admin/settings/messages');
      const seen = page.frameLocator(`iframe[title="${words('previewOf')}"]`);
      await expect(seen.getByText(/Studio settings_/).last()).toBeVisible();
      await expectAccessible(page, 'iframe');
      const heading = locale === 'en' ? 'Come and look' : 'בואו להציץ';
      await page.getByLabel(words('field.heading'), { exact: true }).fill(heading);
      await expect(seen.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('button', { name: words('save'), exact: true }).click();
      await expect(page.getByText(words('saved'), { exact: true })).toBeVisible();
      await page.reload();
      await expect(seen.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: words('reset') })).toBeVisible();
    },
  );
});
