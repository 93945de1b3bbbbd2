import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { AgentProcess } from '../../agent/tests/start-agent';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const { buildAgent } = (await import('../../agent/build.mjs')) as {
  buildAgent: (folder: string, version?: string) => Promise<string>;
};

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`admin-devices.${key}`, params);

  test(
    `the uploader is connected, uploads a folder, is killed, and grows too old, ${locale}`,
    LONG,
    async ({ page, newPerson, world, studio, wire, sql }) => {
      const place = mkdtempSync(path.join(tmpdir(), 'keepers-uploader-'));
      const [origin] = world.origins;
      const folder = path.join(place, 'home/Photographs');
      mkdirSync(folder, { recursive: true });
      const before = new Date(0);
      for (let i = 1; i <= 3; i++) {
        const file = path.join(folder, `IMG_${i}.JPG`);
        writeFileSync(file, await makeJpeg({ width: 200, height: 150, seed: 40 + i }));
        utimesSync(file, before, before);
      }
      const owner = await wire(`settings_${locale}`);
      const { json } = await owner.post('/api/x/studio/projects', { name: `By uploader ${locale}` });
      const made = json as unknown as { id: string; gallery: string };
      const data = path.join(place, 'data');
      const now = new AgentProcess(await buildAgent(path.join(place, 'now')), data, path.join(place, 'home'));
      const old = new AgentProcess(await buildAgent(path.join(place, 'old'), '0.1.0'), data);
      try {
        await now.start();
        const local = await newPerson({ locale: 'en-US' });
        await local.goto(now.url);
        const name = `Uploader ${locale}`;
        // Without its scheme, and with a path, as from the address bar.
        const typed = `${String(origin).replace(/^https?:\/\//, '')}/admin`;
        await local.getByLabel('Address of your Keepers').fill(typed);
        await local.getByLabel('Name of this computer').fill(name);
        await local.getByRole('button', { name: 'Get a code' }).click();
        const link = (await local.locator('#verify').getAttribute('href')) ?? '';
        await keepPictures(local, 'uploader-code');

        await signInOwner(page, world, locale, studio(`settings_${locale}`));
        await page.goto(link);
        await page.getByRole('button', { name: own('pair.allow'), exact: true }).click();
        const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
        const state = line.getByTestId('device-state');
        await expect(state).toHaveText(own('state.connected'));

        await local.getByRole('button', { name: 'Add folder' }).click();
        await expect(local.locator('#status')).toHaveText('Add a folder to begin');
        await local.getByLabel('Folder', { exact: true }).pressSequentially('photogr');
        await expect(local.locator('.folders li:visible')).toHaveCount(2);
        await local.getByRole('button', { name: /^Photographs\s*3.photos$/ }).click();
        await expect(local.locator('#here')).toContainText(folder);
        await keepPictures(local, 'uploader-folder');
        await local.getByRole('button', { name: 'Choose this folder' }).click();
        await local.getByLabel('Search projects').fill(`By uploader ${locale}`);
        // The one that is found, and a new one.
        await expect(local.locator('#project option')).toHaveCount(2);
        await expect(local.getByLabel('Project', { exact: true })).toHaveValue(made.id);
        await expect(local.locator('#gallery')).toHaveValue(made.gallery);
        await local.getByRole('button', { name: 'Start uploading' }).click();
        await expect(local.locator('#done')).toContainText(/3.uploaded/);
        await expect(local.locator('#status')).toHaveText('Everything is uploaded');
        await expect(local.locator('#log')).toContainText('IMG_3.JPG uploaded');
        const names = await sql<{ name: string }>(
          'select name from media where gallery_id = $1 order by name',
          [made.gallery],
        );
        expect(names.map((one) => one.name)).toEqual(['IMG_1.JPG', 'IMG_2.JPG', 'IMG_3.JPG']);
        await expect(local.locator('#update')).toHaveText('This copy does not update itself.');
        await keepPictures(local, 'uploader-en');
        const hebrew = await newPerson({ locale: 'he-IL' });
        await hebrew.goto(now.url);
        await expect(hebrew.locator('#update')).toHaveText('העותק הזה אינו מתעדכן מעצמו.');
        await expect(hebrew.locator('#log')).toContainText('הועלתה');
        await keepPictures(hebrew, 'uploader-he');
        await hebrew.goto('about:blank');

        // Its page asks a program that is gone otherwise.
        await local.goto('about:blank');
        await now.kill();
        // Two silent minutes, at once.
        await sql(`update device_tokens set seen_at = now() - interval '121 seconds' where name = $1`, [
          name,
        ]);
        await expect(state).toHaveText(own('state.not_running'));
        await expect(line).toContainText(own('notice.not_running', { name }));
        await old.start();
        await expect(state).toHaveText(own('state.needs_update'));
        await local.goto(old.url);
        await expect(local.locator('#old')).toBeVisible();
        await local.goto('about:blank');
      } finally {
        await now.stop();
        await old.stop();
        rmSync(place, { recursive: true, force: true });
      }
    },
  );
});
