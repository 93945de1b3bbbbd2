import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), 'keepers-add-field-'));
const at = (file: string) => path.join(home, file);
const well = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  expect(status, (stdout + stderr).slice(-3000)).toBe(0);
  return stdout + stderr;
};

/** What a Payload developer writes to see that the field is there: it is compiled and run in the copy. */
const PROBE = `
import { createClientConfig, createLocalReq } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { asSystem } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import { Browser } from '../helpers/browser';
import { openTestApp } from '../helpers/test-app';
import { startWeb } from '../helpers/start-web';
import { makeStudio, makeUser, PASSWORD } from '../helpers/studio';

const app = await openTestApp();
beforeAll(() => startWeb(app));

test('a new field is in REST, in the types and in the record screen', async () => {
  const { brand } = await makeStudio();
  const person = await makeUser({ operator: true });
  const operator = await new Browser(app.origin).signIn(person.email, PASSWORD);
  const sent = await operator.send('PATCH', '/api/brands/' + brand, { json: { motto: 'Light first' } });
  expect([sent.status, (sent.json.doc as unknown as { motto: string }).motto]).toEqual([200, 'Light first']);
  const api = asSystem('the developer tries the new field');
  const row = await api.byId('brands', brand, ['motto']);
  const motto: string | null | undefined = row?.motto;
  expect(motto).toBe('Light first');
  // @ts-expect-error A motto is a text.
  expect(await api.update('brands', brand, { motto: 1 }).catch(() => 'refused')).toBe('refused');

  // The schema from which Payload renders list and edit views, as sent to the operator's browser.
  const user = await payload().findByID({ collection: 'users', id: person.id });
  const req = await createLocalReq({ user }, payload());
  const { collections } = createClientConfig({ config: payload().config, i18n: req.i18n, importMap: {}, user });
  const fields = collections.find(({ slug }) => slug === 'brands')?.fields ?? [];
  const shown = fields.find((field) => 'name' in field && field.name === 'motto');
  expect(shown).toMatchObject({ type: 'text', label: 'Motto' });
  expect(shown?.admin?.hidden).toBeFalsy();
  const hidden = payload().collections.brands.config.admin.hidden as (asked: object) => boolean;
  expect([hidden({ user }), hidden({ user: { ...user, operator: false } })]).toEqual([false, true]);
});
`;

/** This project once more, as a developer has it who cloned it. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(path.join(root, file), at(file));
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a field added to a collection exists after one migration, as CONTRIBUTING.md says', () => {
  const file = at('collections/brands/index.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace("    ruled('website_domain'", "    text('motto', 120),\n    ruled('website_domain'"),
  );
  const migrations = () => readdirSync(at('src/migrations'));
  const known = migrations();
  well('src/cli/launcher/payload.mjs', 'migrate:create', 'add_motto');
  const [made] = migrations().filter((name) => name.endsWith('.ts') && !known.includes(name));
  expect(readFileSync(at(`src/migrations/${made}`), 'utf8')).toMatch(/ADD COLUMN "motto" varchar/);
  well('src/cli/launcher/payload.mjs', 'generate:types');
  expect(readFileSync(at('src/payload-types.ts'), 'utf8')).toMatch(/motto\?: string \| null;/);
  writeFileSync(at('tests/int/motto.int.test.ts'), PROBE);
  well('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
  well('node_modules/vitest/vitest.mjs', 'run', '--project', 'int', 'tests/int/motto.int.test.ts');
});
