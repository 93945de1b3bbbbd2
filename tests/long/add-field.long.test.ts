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
import type { ShareCount, User } from '@/payload-types';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD } from '../helpers/studio';

const app = await openTestApp();
beforeAll(() => startWeb(app));

/** The label of a field in the schema from which Payload renders list and edit views, as sent to an operator's browser. */
async function labelOf(user: User, slug: string, name: string) {
  const req = await createLocalReq({ user }, payload());
  const { collections } = createClientConfig({ config: payload().config, i18n: req.i18n, importMap: {}, user });
  const fields = collections.find((one) => one.slug === slug)?.fields ?? [];
  const field = fields.find((one) => 'name' in one && one.name === name);
  expect(field?.admin?.hidden).toBeFalsy();
  const hidden = payload().collections[slug as 'brands'].config.admin.hidden as (asked: object) => boolean;
  expect([hidden({ user }), hidden({ user: { ...user, operator: false } })]).toEqual([false, true]);
  return field && 'label' in field ? field.label : null;
}

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

  const user = await payload().findByID({ collection: 'users', id: person.id });
  expect(await labelOf(user, 'brands', 'motto')).toBe('Motto');
});

test("a new field of a plugin's collection is there too, for operators to read", async () => {
  const studio = await makeStudio();
  const person = await makeUser({ operator: true });
  const operator = await new Browser(app.origin).signIn(person.email, PASSWORD);
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const sql = sqlOf(app);
  const { id: event } = await makeProject(studio, { medias: 0 });
  const count: ShareCount['campaign'] = 'spring';
  await sql(
    'insert into share_counts (id, account_id, event_id, counter, campaign) values (gen_random_uuid(), $1, $2, $3, $4)',
    [studio.account, event, 'email_shares', count],
  );
  const { status, json } = await operator.get('/api/share-counts?where[campaign][equals]=spring');
  expect([status, (json.docs as unknown as ShareCount[]).map(({ campaign }) => campaign)]).toEqual([200, ['spring']]);
  expect((await owner.get('/api/share-counts')).status).toBe(404);
  const user = await payload().findByID({ collection: 'users', id: person.id });
  expect(await labelOf(user, 'share-counts', 'campaign')).toBe('Campaign');
});
`;

/** This project once more, as a developer has it who cloned it. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(path.join(root, file), at(file));
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("a field added to a collection, the core's or a plugin's, exists after one migration, as CONTRIBUTING.md says", () => {
  const file = at('collections/brands/index.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace("    ruled('website_domain'", "    text('motto', 120),\n    ruled('website_domain'"),
  );
  const counts = at('plugins/sharing/collections/share-counts.ts');
  writeFileSync(
    counts,
    readFileSync(counts, 'utf8').replace(
      "{ name: 'count',",
      "{ name: 'campaign', type: 'text', maxLength: 60 },\n    { name: 'count',",
    ),
  );
  const migrations = () => readdirSync(at('src/migrations'));
  const known = migrations();
  well('src/cli/launcher/payload.mjs', 'migrate:create', 'add_motto');
  const [made] = migrations().filter((name) => name.endsWith('.ts') && !known.includes(name));
  const migration = readFileSync(at(`src/migrations/${made}`), 'utf8');
  expect(migration).toMatch(/"brands" ADD COLUMN "motto" varchar/);
  expect(migration).toMatch(/"share_counts" ADD COLUMN "campaign" varchar/);
  well('src/cli/launcher/payload.mjs', 'generate:types');
  expect(readFileSync(at('src/payload-types.ts'), 'utf8')).toMatch(/motto\?: string \| null;/);
  writeFileSync(at('tests/int/motto.int.test.ts'), PROBE);
  well('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
  well('node_modules/vitest/vitest.mjs', 'run', '--project', 'int', 'tests/int/motto.int.test.ts');
});
