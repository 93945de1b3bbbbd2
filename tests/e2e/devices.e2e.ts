import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`admin-devices.${key}`, params);
  const way = (key: string, params?: Record<string, string | number>) =>
    t(`admin-photos.method.${key}`, params);

  test(
    `a program is connected by its code, from the link it opens, and its states are seen changing, ${locale}`,
    LONG,
    async ({ page, newPerson, world, studio, sql }) => {
      const [origin] = world.origins;
      const program = (await newPerson()).request;
      const send = async (method: string, path: string, data: object, token = '') =>
        (await program.fetch(`${origin}${path}`, {
          method,
          data,
          headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        })) as { json(): Promise<Record<string, string>> };
      const name = `Studio Mac ${locale}`;
      const asked = await send('POST', '/api/devices/codes', { name, kind: 'agent', version: '1.0.0' });
      const codes = await asked.json();

      await signInOwner(page, world, locale, studio(`settings_${locale}`));
      await page.goto(`${codes.verification_path_complete}`);
      const question = page.getByRole('dialog', { name: own('pair.allowTitle', { name }) });
      await expect(question.getByText(codes.user_code as string)).toBeVisible();
      await expect(question.getByText(own('pair.only'))).toBeVisible();
      await expectAccessible(page);
      await keepPictures(page, `devices-pair-${locale}`);
      await expect(question.getByLabel(own('scope.upload'))).toBeChecked();
      await expect(question.getByLabel(own('scope.comments'))).not.toBeChecked();
      await question.getByLabel(own('scope.photographs')).uncheck();
      await question.getByRole('button', { name: own('pair.allow'), exact: true }).click();
      await expect(page.getByText(own('pair.allowed', { name }))).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      const state = line.getByTestId('device-state');
      await expect(state).toHaveText(own('state.waiting'));
      await expect(line.getByRole('button')).toHaveCount(0);

      const { token } = await (
        await send('POST', '/api/devices/token', { device_code: codes.device_code as string })
      ).json();
      await expect(line.getByRole('button', { name: own('revokeOne', { name }) })).toBeVisible();
      await expect(state).toHaveText(own('state.waiting'));
      await expect(line).toContainText(own('scopeShort.upload'));
      await expect(line).not.toContainText(own('scopeShort.photographs'));
      const beat = (version: string, status = 'busy') =>
        send('PUT', '/api/devices/me', { version, state: { status, pending: 12, failed: 1 } }, token);
      await beat('1.0.0');
      await expect(state).toHaveText(own('state.connected'));
      await expect(line).toContainText(own('doing.pending', { count: 12 }));
      await expect(line).toContainText(own('doing.failed', { count: 1 }));
      await expect(line).toContainText(own('doing.failedWhere'));
      await beat('0.1.0');
      await expect(state).toHaveText(own('state.needs_update'));
      await expect(line).toContainText(own('notice.needs_update', { name }));
      await keepPictures(page, `devices-states-${locale}`);
      await sql(`update device_tokens set seen_at = now() - interval '3 minutes' where name = $1`, [name]);
      await expect(state).toHaveText(own('state.not_running'));
      await expectAccessible(page);

      await line.getByRole('button', { name: own('revokeOne', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: own('revoke'), exact: true })
        .click();
      await expect(line).toHaveCount(0);
    },
  );

  test(`a code is typed; a wrong one is refused, and a program that was not expected as well, ${locale}`, async ({
    page,
    newPerson,
    world,
    studio,
  }) => {
    const [origin] = world.origins;
    const program = (await newPerson()).request;
    const asked = await program.post(`${origin}/api/devices/codes`, {
      data: { name: 'Unknown', kind: 'program' },
    });
    const codes = (await asked.json()) as Record<string, string>;
    await signInOwner(page, world, locale, studio(`settings_${locale}`));
    await page.goto('/admin/settings/devices');
    await page.getByRole('button', { name: own('connect') }).click();
    const field = page.getByRole('dialog').getByLabel(own('pair.code'));
    await field.fill('BBBB-BBBB');
    await field.press('Enter');
    await expect(page.getByText(t('errors.WRONG_USER_CODE'))).toBeVisible();
    await field.fill((codes.user_code as string).toLowerCase().replace('-', ' '));
    await field.press('Enter');
    const question = page.getByRole('dialog', { name: own('pair.allowTitle', { name: 'Unknown' }) });
    await question.getByRole('button', { name: own('pair.deny') }).click();
    await expect(page.getByText(own('pair.denied', { name: 'Unknown' }))).toBeVisible();
    const answer = await program.post(`${origin}/api/devices/token`, {
      data: { device_code: codes.device_code },
    });
    expect(((await answer.json()) as { code: string }).code).toBe('ACCESS_DENIED');
  });

  test(
    `photographs missing from a folder wait for the photographer’s answer, ${locale}`,
    LONG,
    async ({ page, world, studio, wire, sql }) => {
      const owner = await wire(`settings_${locale}`);
      const { json } = await owner.post('/api/x/studio/projects', { name: `Lost disk ${locale}` });
      const made = json as unknown as { id: string; gallery: string };
      await sql(
        `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, crc32, bytes, format, state, position, uploaded_at, created_at, updated_at)
       select gen_random_uuid(), e.account_id, e.id, $2::uuid, 'LOST_' || n || '.JPG', 'lost' || n, md5(n::text) || md5(n::text), 0, 1, 'jpeg', 'ready', n, now(), now(), now()
         from events e, generate_series(1, 12) n where e.id = $1`,
        [made.id, made.gallery],
      );
      await sql(
        `insert into device_questions (id, account_id, event_id, gallery_id, device, medias)
       select gen_random_uuid(), e.account_id, e.id, $2::uuid, 'Studio Mac', array(select id from media where gallery_id = $2::uuid)
         from events e where e.id = $1`,
        [made.id, made.gallery],
      );
      await signInOwner(page, world, locale, studio(`settings_${locale}`));
      await page.goto('/admin/settings/devices');
      const question = page.getByRole('region', {
        name: own('question.title', { count: 12, gallery: `Lost disk ${locale}` }),
      });
      await expect(question).toContainText('Studio Mac');
      await expectAccessible(page);
      await keepPictures(page, `devices-question-${locale}`);
      await question.getByRole('button', { name: own('question.trash') }).click();
      await expect(page.getByText(own('question.trashed', { count: 12 }))).toBeVisible();
      await expect(question).toHaveCount(0);
      const left = await sql('select 1 from media where gallery_id = $1 and deleted_at is null', [
        made.gallery,
      ]);
      expect(left).toEqual([]);
    },
  );

  test(
    `the uploader is offered for the visitor’s computer first, or what to do until it is there, ${locale}`,
    LONG,
    async ({ newPerson, world, studio }) => {
      const programs = path.join(world.dataDir, 'programs');
      const build = (platform: string) => ({
        ...{ platform, version: '1.0.0', file: `keepers-uploader-1.0.0-${platform}.zip` },
        ...{ bytes: 4, sha256: 'c'.repeat(64) },
      });
      const builds = ['win-x64', 'darwin-arm64', 'darwin-x64', 'linux-x64'].map(build);
      const visit = async (userAgent: string) => {
        const page = await newPerson({ userAgent });
        await signInOwner(page, world, locale, studio(`settings_${locale}`));
        await page.goto('/admin/settings/devices');
        return page;
      };
      const get = (key: string, params?: Record<string, string>) => own(`get.${key}`, params);
      const firefox = (system: string) => `Mozilla/5.0 (${system}; rv:145.0) Gecko/20100101 Firefox/145.0`;
      const windows = await visit(firefox('Windows NT 10.0; Win64; x64'));
      await expect(windows.getByText(get('noBuilds'))).toBeVisible();
      const forNode = windows.getByRole('link', { name: get('downloadFor', { system: get('anySystem') }) });
      await expect(forNode).toBeHidden();
      await keepPictures(windows, `devices-no-builds-${locale}`);
      mkdirSync(programs, { recursive: true });
      try {
        for (const { file } of builds) writeFileSync(path.join(programs, file), 'PK..');
        writeFileSync(path.join(programs, 'builds.json'), JSON.stringify(builds));
        await windows.reload();
        const download = (person: typeof windows, platform: string) =>
          person.getByRole('link', { name: get('downloadFor', { system: get(`platform.${platform}`) }) });
        await expect(windows.getByText(get('noBuilds'))).toHaveCount(0);
        await expect(download(windows, 'win-x64')).toBeVisible();
        await expect(download(windows, 'linux-x64')).toBeHidden();
        await windows.getByText(get('others'), { exact: true }).click();
        await expect(download(windows, 'darwin-arm64')).toBeVisible();
        await expect(forNode).toBeVisible();
        await expectAccessible(windows);
        await keepPictures(windows, `devices-builds-${locale}`);
        const [got] = await Promise.all([
          windows.waitForEvent('download'),
          download(windows, 'win-x64').click(),
        ]);
        expect(got.suggestedFilename()).toBe('keepers-uploader-1.0.0-win-x64.zip');
        const linux = await visit(firefox('X11; Linux x86_64'));
        await expect(download(linux, 'linux-x64')).toBeVisible();
        await expect(download(linux, 'win-x64')).toBeHidden();
        const mac = await visit(firefox('Macintosh; Intel Mac OS X 10.15'));
        await expect(download(mac, 'darwin-arm64')).toBeVisible();
        await expect(download(mac, 'darwin-x64')).toBeVisible();
      } finally {
        rmSync(programs, { recursive: true, force: true });
      }
    },
  );

  test(
    `the ways to add photographs show the programs’ states, and a watched folder uploads by itself, ${locale}`,
    LONG,
    async ({ page, world, studio, wire, sql }) => {
      const owner = await wire(`settings_${locale}`);
      const { json } = await owner.post('/api/x/studio/projects', { name: `Watched ${locale}` });
      const made = json as unknown as { id: string; gallery: string };
      // The browser's own private folder, in place of the one that a person would choose.
      await page.addInitScript(() => {
        const card = async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('Card', { create: true });
        Object.assign(window, { showDirectoryPicker: card });
      });
      await signInOwner(page, world, locale, studio(`settings_${locale}`));
      await page.goto(`/admin/projects/${made.id}/photos`);
      await page.getByRole('button', { name: way('ways') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(way('browser'), { exact: true })).toBeVisible();
      await expect(dialog.getByText(way('lightroom'), { exact: true })).toBeVisible();
      const links = dialog.getByRole('listitem').filter({ hasText: way('lightroom') });
      await expect(links.getByRole('link', { name: way('set') })).toHaveAttribute('href', /#lightroom$/);
      await expectAccessible(page);
      await keepPictures(page, `devices-methods-${locale}`);
      await dialog.getByRole('button', { name: way('chooseFolder') }).click();
      await expect(page.getByRole('status').filter({ hasText: way('watchStop') })).toBeVisible();
      const bytes = [...(await makeJpeg({ width: 300, height: 200, seed: 7 }))];
      await page.evaluate(async (content) => {
        const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Card');
        const file = await (await folder.getFileHandle('IMG_1.JPG', { create: true })).createWritable();
        await file.write(new Uint8Array(content));
        await file.close();
      }, bytes);
      await expect
        .poll(async () => (await sql('select 1 from media where gallery_id = $1', [made.gallery])).length)
        .toBe(1);
      await expect(page.getByRole('gridcell', { name: 'IMG_1.JPG' })).toBeVisible();
      await page.reload();
      await expect(
        page.getByText(way('watchAgain', { folder: 'Card', gallery: `Watched ${locale}` })),
      ).toBeVisible();
      await page.getByRole('button', { name: way('watchGoOn') }).click();
      await expect(page.getByRole('button', { name: way('watchGoOn') })).toHaveCount(0);
      // A press right after the one that shows this button does nothing.
      const stop = page.getByRole('button', { name: way('watchStop') });
      await expect(async () => {
        if ((await stop.count()) > 0) await stop.click();
        await expect(stop).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      await page.reload();
      await expect(page.getByRole('gridcell', { name: 'IMG_1.JPG' })).toBeVisible();
      await expect(page.getByRole('button', { name: way('watchGoOn') })).toHaveCount(0);
    },
  );

  test(
    `links lead to their part of the page, and a gallery shows which program still uploads into it, ${locale}`,
    LONG,
    async ({ page, world, studio, wire, sql }) => {
      const owner = await wire(`settings_${locale}`);
      const { json } = await owner.post('/api/x/studio/projects', { name: `Sent ${locale}` });
      const made = json as unknown as { id: string; gallery: string };
      const name = `Studio PC ${locale}`;
      await owner.post('/api/x/studio/devices', { name, scopes: ['upload'] });
      const state = { status: 'paused', pending: 18, galleries: [made.gallery] };
      await sql('update device_tokens set seen_at = now(), state = $2 where name = $1', [
        name,
        JSON.stringify(state),
      ]);
      await signInOwner(page, world, locale, studio(`settings_${locale}`));
      await page.goto(`/admin/projects/${made.id}/photos`);
      await expect(page.getByText(way('sendingPaused', { name, count: 18 }))).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: way('ways') }).click();
      const dialog = page.getByRole('dialog');
      const others = dialog.getByRole('listitem').filter({ hasText: way('othersText') });
      await others.getByRole('link', { name: way('how') }).click();
      await expect(page.locator('#other-programs')).toBeFocused();
      await page.goto('/admin/settings/devices#lightroom');
      await expect(page.locator('#lightroom')).toBeFocused();
      await page.goto('/admin/settings/devices?new=key');
      await expect(page.getByRole('dialog', { name: own('add') })).toBeVisible();
      await sql('delete from device_tokens where name = $1', [name]);
    },
  );
});
