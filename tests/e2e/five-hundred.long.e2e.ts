import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const FOLDERS = { Ceremony: 180, Party: 220, Portraits: 100 };
const t = wordsIn('en');

test('five hundred photographs of three folders become three galleries by a drop and a click', async ({
  page,
  world,
  project,
  sql,
}) => {
  test.setTimeout(600_000);
  const shoot = await mkdtemp(join(tmpdir(), 'keepers-shoot-'));
  let nr = 0;
  for (const [name, count] of Object.entries(FOLDERS)) {
    await mkdir(join(shoot, name));
    for (let i = 0; i < count; i++) {
      const bytes = await makeJpeg({ width: 720, height: 480, seed: 40_000 + ++nr });
      // No name that the project has already: those would lead to another question.
      await writeFile(join(shoot, name, `SHOOT_${String(nr).padStart(4, '0')}.JPG`), bytes);
    }
  }
  const mine = project('upload');
  await signInOwner(page, world, 'en');
  await page.goto(`/admin/projects/${mine.id}/photos`);
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  await page.getByTestId('upload-folder').setInputFiles(shoot);
  const dialog = page.getByRole('dialog', { name: t('admin-photos.folders.title', { count: 3 }) });
  await dialog.getByRole('button', { name: t('admin-photos.folders.start', { count: nr }) }).click();
  await expect(dialog).toHaveCount(0);
  const lie = () =>
    sql<{ name: string; ready: number }>(
      `select g.name, count(m.id) filter (where m.state = 'ready')::int as ready from galleries g
         join media m on m.gallery_id = g.id and m.deleted_at is null where g.event_id = $1 and g.name = any($2)
        group by g.name order by g.name`,
      [mine.id, Object.keys(FOLDERS)],
    );
  const all = Object.entries(FOLDERS).map(([name, ready]) => ({ name, ready }));
  await expect.poll(lie, { timeout: 500_000, intervals: [500] }).toEqual(all);
  console.log(`  500 photographs in three galleries, all drawn: ${seconds()} s after the drop`);
  for (const [name, count] of Object.entries(FOLDERS))
    await expect(
      page.getByRole('button', { name: new RegExp(`${name}.*${count}|${count}.*${name}`) }).first(),
    ).toBeVisible();
  await rm(shoot, { recursive: true });
});
