import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemplate } from './make-template.mjs';

let app: string;
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'keepers-new-template-'));
  mkdirSync(path.join(app, 'site-templates/folio'), { recursive: true });
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

test('makes a whole template, under its own name', () => {
  const files = makeTemplate('wild-garden', app);
  const read = (file: string) => readFileSync(path.join(app, 'site-templates/wild-garden', file), 'utf8');
  expect(files).toEqual(
    expect.arrayContaining(
      ['template.ts', 'style.css', 'tokens.json', 'demo.json', 'layouts/Layout.tsx', 'messages/he.json'].map(
        (file) => `site-templates/wild-garden/${file}`,
      ),
    ),
  );
  expect(read('template.ts')).toContain("export const wildGarden = defineTemplate({\n  id: 'wild-garden',");
  expect(JSON.parse(read('demo.json')).template).toBe('wild-garden');
  expect(JSON.parse(read('messages/en.json')).name).toBe('Wild garden');
  for (const file of files) expect(readFileSync(path.join(app, file), 'utf8')).not.toMatch(/['"]quiet['"]/);
});

test.each(['', undefined, 'Wild', 'wild_garden', '../evil', '-a', 'a--b', '1a', 'a/b'])(
  '%j is refused as a template name, with the rule',
  (name) => expect(() => makeTemplate(name as string, app)).toThrow(/lower case letters/),
);

test('a taken name is refused, and nothing is overwritten', () => {
  expect(() => makeTemplate('folio', app)).toThrow(/site-templates\/folio already exists/);
  expect(readdirSync(path.join(app, 'site-templates/folio'))).toEqual([]);
});
