import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { collections } from '@collections/index';
import { featureProblems } from '@plugins/kit/check-features';
import { describe, expect, test } from 'vitest';
import { PAYLOAD_ACTIONS } from '@/core/access/permissions';
import { COLLECTION_SLUGS } from '@/core/text/slugs';
import { migrations } from '@/migrations';
import { features } from '@/registry/config';
import { jobs } from '@/registry/jobs';
import { features as messages } from '@/registry/messages';
import { featureViews } from '@/registry/pages';
import { features as servers } from '@/registry/server';
import { endpoints } from '@/web/endpoints';
import { APART } from '../helpers/apart';
import { linesOf, walk } from './walk';

const sources = (folders: string[]) =>
  walk(folders, /\.tsx?$/).filter(
    ({ file }) => !/\.(test|e2e)\.|\/tests\/|payload-types|importMap/.test(file),
  );

describe('collections', () => {
  test.each(collections.map((collection) => [collection.slug, collection] as const))(
    '%s defines all six of Payload’s access keys',
    (_slug, { access }) => {
      for (const action of PAYLOAD_ACTIONS)
        expect([action, typeof access?.[action]]).toEqual([action, 'function']);
    },
  );

  test('are those that the domain names', () => {
    expect(collections.map(({ slug }) => slug).sort()).toEqual([...COLLECTION_SLUGS].sort());
  });

  test('have no versions, drafts or localized fields', () => {
    for (const { slug, versions, fields } of collections) {
      expect([slug, versions ?? false, JSON.stringify(fields).includes('"localized":true')]).toEqual([
        slug,
        false,
        false,
      ]);
    }
  });
});

test('every migration file is listed, in order', () => {
  const files = walk(['src/migrations'], /^\d.*\.ts$/).map(({ file }) => file.replace(/^.*\/|\.ts$/g, ''));
  expect(migrations.map(({ name }) => name)).toEqual(files.sort());
});

test('only the newest snapshot of the schema exists, with which Payload compares', () => {
  const snapshots = walk(['src/migrations'], /\.json$/).map(({ file }) => file);
  expect(snapshots).toHaveLength(1);
});

test('each database function is in the file of its name and can be run again', () => {
  for (const { file, text } of walk(['src/migrations/sql/functions'], /./)) {
    const name = file.replace(/^.*\/|\.sql$/g, '');
    const made = [...text.matchAll(/^create( or replace)? (function|trigger) (\w+)/gm)];
    expect(made.filter(([, again]) => !again)).toEqual([]);
    expect(made.filter(([, , kind]) => kind === 'function').map(([, , , made]) => made)).toEqual([name]);
  }
});

test('every job has a unique name', () => {
  const ids = [...jobs, ...servers.flatMap((feature) => feature.jobs)].map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z-]+\.[a-z-]+$/.test(id))).toEqual([]);
});

test('core, modules and media name no plugin, except in the generated registry', () => {
  const plugins = features.filter(({ id }) => existsSync(`plugins/${id}/index.ts`));
  const names = `(${plugins.map(({ id }) => id).join('|')})`;
  const named = new RegExp(`@?plugins/${names}\\b|/api/x/${names}/`);
  const found = sources(['src', 'media', 'collections']).flatMap((source) => linesOf(source, named));
  expect(found.filter((line) => !line.startsWith('src/registry/'))).toEqual([]);
});

test('the features are compatible with each other and with the core', () => {
  expect(featureProblems({ features, servers, views: featureViews, messages, endpoints, jobs })).toEqual([]);
});

test('Payload’s Local API is called in the server alone', () => {
  const call = /\bpayload(\(\))?\.(find|findByID|create|update|delete|count|db|login|auth)\b/;
  const found = sources(['src', 'media', 'plugins', 'collections']).flatMap((source) =>
    linesOf(source, call),
  );
  expect(found.filter((line) => !/^(src\/(core|modules|web)|media)\//.test(line))).toEqual([]);
});

test('nothing past the access rules without a reason', () => {
  const found = sources(['src', 'media', 'plugins', 'collections']).flatMap((source) =>
    linesOf(source, /overrideAccess\s*[:=]/),
  );
  expect(found.filter((line) => !line.startsWith('src/core/db/local-api.ts'))).toEqual([]);
});

test('each error class exists twice, so errors are distinguished by code', () => {
  const found = sources(['src', 'media', 'plugins', 'collections']).flatMap((source) =>
    linesOf(source, /instanceof KeepersError/),
  );
  expect(found).toEqual([]);
});

describe('directions', () => {
  const PHYSICAL =
    /(^|[\s{;])(margin|padding|border)-(left|right)\b|(^|[\s{;])(left|right)\s*:|text-align:\s*(left|right)|float:\s*(left|right)/;
  const CLASSES =
    /["'`\s](-?m[lr]|p[lr]|-?left|-?right|border-[lr]|rounded-([lr]|[tb][lr])|text-left|text-right|float-left|float-right)(-[\w.[\]/]+)?["'`\s]/;

  test('are written as start and end in styles', () => {
    const found = walk(['src', 'media', 'plugins'], /\.css$/).flatMap((source) => linesOf(source, PHYSICAL));
    // The browser places the page's own scrollbar, whatever the direction.
    expect(found.filter((line) => !line.includes('var(--scrollbar'))).toEqual([]);
  });

  test('are written as start and end in classes', () => {
    const found = walk(['src', 'media', 'plugins'], /\.tsx$/).flatMap((source) =>
      linesOf(source, CLASSES).filter((line) => /class(Name)?=|cx\(|buttonClass/.test(line)),
    );
    expect(found).toEqual([]);
  });
});

test('no file is longer than its limit', () => {
  const long = sources(['src', 'media', 'plugins', 'collections'])
    .filter(({ file }) => !/migrations|domain\/(permission|error)-table/.test(file))
    .map(({ file, text }) => [file, text.split('\n').length] as const)
    .filter(([, lines]) => lines > 250);
  expect(long).toEqual([]);
});

test('unit tests that share a process mock no module and change no setting', () => {
  const shared = walk(['src', 'media', 'plugins', 'site-templates', 'tests'], /\.test\.tsx?$/).filter(
    ({ file }) =>
      !/\.(int|long)\.test\.|^tests\/fixtures\//.test(file) && !APART.some((place) => file.startsWith(place)),
  );
  const marks = /vi\.(mock|doMock|stubEnv|stubGlobal|resetModules)\(|process\.env\.\w+ =/;
  const found = shared.flatMap((source) => linesOf(source, marks));
  expect(found.filter((line) => !line.startsWith('tests/architecture/code-rules.test.ts'))).toEqual([]);
});

test('production code is refused an import of tests, wherever they are', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string; to: { path: string } }[];
  };
  const rule = new RegExp(forbidden.find(({ name }) => name === 'no-tests-in-the-house')?.to.path ?? '^$');
  const files = ['tests/helpers/free-port.ts', 'src/core/db/tests/x.ts', 'media/derive/derive.test.ts'];
  expect(files.filter((file) => !rule.test(file))).toEqual([]);
  expect(rule.test('src/core/contests/x.ts')).toBe(false);
});
