import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringPackages } from './bring-packages.mjs';
import { findFeatures, LOCALES } from './find-features.mjs';

let base: string;
const write = (file: string, text: string | object) => {
  const full = path.join(base, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof text === 'string' ? text : JSON.stringify(text));
};
const choose = (features: object) => write('keepers.json', { features });
const feature = (folder: string, more = '', config = 'index') => {
  write(`${folder}/${config}.ts`, `export const x = 1;${more}`);
  for (const locale of LOCALES) write(`${folder}/messages/${locale}.json`, {});
};
const pack = (name: string, keepers?: object, version = '1.0.0') => {
  feature(`node_modules/${name}`, version);
  write(`node_modules/${name}/package.json`, { name, version, keepers });
};

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'features-'));
  write('plugins/kit/version.ts', 'export const KIT_VERSION = 1;');
  write('plugins/README.md', 'words');
  feature('plugins/shop');
});
afterEach(() => rmSync(base, { recursive: true }));

test('folders are features, in the order of their names; one may be switched off', () => {
  feature('plugins/albums');
  choose({ shop: { enabled: false } });
  expect(findFeatures(base)).toMatchObject([
    { id: 'albums', enabled: true },
    { id: 'shop', enabled: false },
  ]);
});

test('a module that has the shape of a feature is one, and may be switched off', () => {
  feature('src/modules/sites', '', 'feature');
  choose({ sites: { enabled: false } });
  expect(bringPackages(base)).toEqual([]);
  expect(findFeatures(base)).toMatchObject([
    { id: 'shop', at: 'plugins/shop', from: '@plugins/shop' },
    { id: 'sites', at: 'src/modules/sites', from: '@/modules/sites', enabled: false },
  ]);
});

test('a package does not replace a module', () => {
  feature('src/modules/sites', '', 'feature');
  pack('keepers-sites', { id: 'sites', kit: 1 });
  choose({ 'keepers-sites': {} });
  expect(() => bringPackages(base)).toThrow('src/modules/sites');
});

test('a package named in keepers.json is copied, switched off, updated and removed', () => {
  pack('keepers-retouch', { id: 'retouch', kit: 1 });
  choose({ 'keepers-retouch': {} });
  expect(bringPackages(base)).toEqual(['plugins/retouch is keepers-retouch 1.0.0']);
  expect(bringPackages(base)).toEqual([]);
  expect(findFeatures(base).map(({ id }) => id)).toEqual(['retouch', 'shop']);
  expect(existsSync(path.join(base, 'plugins/retouch/package.json'))).toBe(false);
  choose({ 'keepers-retouch': { enabled: false } });
  expect(bringPackages(base)).toEqual([]);
  expect(findFeatures(base)[0]).toMatchObject({ id: 'retouch', enabled: false });
  pack('keepers-retouch', { id: 'retouch', kit: 1 }, '1.1.0');
  expect(bringPackages(base)).toEqual(['plugins/retouch is keepers-retouch 1.1.0']);
  choose({});
  expect(bringPackages(base)).toEqual(['plugins/retouch removed']);
  expect(findFeatures(base).map(({ id }) => id)).toEqual(['shop']);
});

test('a locally changed package feature is neither overwritten nor removed', () => {
  pack('keepers-retouch', { id: 'retouch', kit: 1 });
  choose({ 'keepers-retouch': {} });
  bringPackages(base);
  write('plugins/retouch/index.ts', 'export const mine = 1;');
  expect(() => bringPackages(base)).toThrow(/"retouch": plugins\/retouch was changed.*make it yours/);
  choose({});
  expect(() => bringPackages(base)).toThrow(/was changed/);
  expect(existsSync(path.join(base, 'plugins/retouch/index.ts'))).toBe(true);
});

test.each<[string, () => void, RegExp]>([
  [
    'a package that is not installed',
    () => choose({ 'keepers-x': {} }),
    /"keepers-x", which is not installed: run "npm install keepers-x"/,
  ],
  [
    'a package that is not a feature',
    () => {
      pack('left-pad');
      choose({ 'left-pad': {} });
    },
    /"left-pad" is not a Keepers feature/,
  ],
  [
    'a package of another kit',
    () => {
      pack('keepers-old', { id: 'old', kit: 0 });
      choose({ 'keepers-old': {} });
    },
    /"keepers-old" was written for kit 0; this is kit 1: install/,
  ],
  [
    'a package with the name of one of our folders',
    () => {
      pack('keepers-shop', { id: 'shop', kit: 1 });
      choose({ 'keepers-shop': {} });
    },
    /plugins\/shop" and "keepers-shop" both declare the feature "shop"/,
  ],
  [
    'two packages of one name',
    () => {
      pack('keepers-a', { id: 'retouch', kit: 1 });
      pack('keepers-b', { id: 'retouch', kit: 1 });
      choose({ 'keepers-a': {}, 'keepers-b': {} });
    },
    /"keepers-a" and "keepers-b" both declare/,
  ],
])('%s throws an error that names it and the fix', (_what, arrange, sentence) => {
  arrange();
  expect(() => bringPackages(base)).toThrow(sentence);
});

test.each<[string, () => void, RegExp]>([
  [
    'a feature without one of the languages',
    () => rmSync(path.join(base, 'plugins/shop/messages/he.json')),
    /"shop" has no messages in "he": add plugins\/shop\/messages\/he.json/,
  ],
  ['a line about nothing', () => choose({ shoop: { enabled: false } }), /names "shoop"/],
  [
    'an unknown key',
    () => choose({ shop: { enable: false } }),
    /"shop" has the unknown key "enable"; only "enabled"/,
  ],
  [
    'a slot that does not exist',
    () => {
      write(
        'src/ui/slots/feature-ui.ts',
        "const SLOTS: Record<SlotName, true> = {\n  'viewer.bar': true,\n};",
      );
      write('plugins/shop/ui/index.ts', "slots: {\n    'viewer.bar': A,\n    'viewer.foot': B,\n}");
    },
    /"shop": the slot "viewer.foot" does not exist \(plugins\/shop\/ui\/index.ts\); use one of viewer.bar\./,
  ],
  [
    'a slot of the viewer that does not exist',
    () => {
      write(
        'src/ui/slots/feature-ui.ts',
        "const SLOTS: Record<SlotName, true> = {\n  'viewer.bar': true,\n};",
      );
      write('plugins/shop/ui/viewer.ts', "slots: {\n    'viewer.foot': B,\n}");
    },
    /"shop": the slot "viewer.foot" does not exist \(plugins\/shop\/ui\/viewer.ts\)/,
  ],
  [
    'a card with an undeclared permission',
    () => {
      write('src/core/access/permission-table.ts', "  'mail.read': OWNER,");
      write('plugins/shop/permissions.ts', "export const permissions = { 'shop.sell': STAFF } as const;");
      write(
        'plugins/shop/admin/card.ts',
        "permission: 'mail.read', permission: 'shop.sell', permission: 'shop.sall'",
      );
    },
    /"shop": admin\/card.ts needs the permission "shop.sall", which is not declared; declare it/,
  ],
  ['a folder with a strange name', () => feature('plugins/Shop2'), /"Shop2": its folder/],
])('%s is refused, too', (_what, arrange, sentence) => {
  arrange();
  expect(() => findFeatures(base)).toThrow(sentence);
});
