import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { walk } from './walk';

/** Parts of features that are bundled by Next, for the browser and for server rendering. */
const HALVES = ['admin', 'ui', 'pages'];

test.each(HALVES)('the %s half of features imports no server code', async (half) => {
  const { metafile } = await build({
    entryPoints: [`src/registry/${half}.ts`],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    packages: 'external',
    jsx: 'automatic',
    format: 'esm',
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(20);
  // Types are erased by now: what is left would run there, and Next could not build it.
  expect(
    files.filter((file) => /^plugins\/kit\/server\/|^src\/server\/(database|pages|images)\//.test(file)),
  ).toEqual([]);
});

/** A value, as opposed to a component or a hook, that a module of the browser exports. */
const CONSTANT = /^export const ([A-Z][A-Z\d_]+)\b/gm;
const inBrowser = (text: string) => text.startsWith("'use client'");

test('code of the server imports no constant from a module of the browser: it would get a function that throws', () => {
  const files = walk(['src', 'plugins', 'media'], /\.tsx?$/);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const names = new Map<string, string[]>();
  for (const [file, text] of texts)
    if (inBrowser(text))
      names.set(
        file,
        [...text.matchAll(CONSTANT)].map(([, name]) => name as string),
      );
  const wrong: string[] = [];
  for (const [file, text] of texts) {
    if (inBrowser(text)) continue;
    for (const [, imported = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)) {
      const base = from.startsWith('@/') ? from.replace('@/', 'src/') : path.join(path.dirname(file), from);
      const target = [`${base}.ts`, `${base}.tsx`].find((one) => texts.has(one));
      for (const name of names.get(target ?? '') ?? [])
        if (new RegExp(`\\b${name}\\b`).test(imported)) wrong.push(`${file}: ${name} of ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});
