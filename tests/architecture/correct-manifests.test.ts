import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { correctManifests } from '../../src/cli/launcher/correct-manifests.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a script that the build lacks is preloaded by no page', async () => {
  const page = path.join(folder, 'server/app/admin/page');
  mkdirSync(page, { recursive: true });
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static/chunks/here.js'), '');
  const file = path.join(page, 'react-loadable-manifest.json');
  writeFileSync(
    file,
    JSON.stringify({ 7: { id: 7, files: ['static/chunks/here.js', 'static/chunks/merged.js'] } }),
  );
  expect(await correctManifests(folder)).toEqual(['static/chunks/merged.js']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 7: { id: 7, files: ['static/chunks/here.js'] } });
  expect(await correctManifests(folder)).toEqual([]);
});
