import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Features' halves that become part of Next's bundles, for the browser and for what it draws on the server. */
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
  // Types are gone by now: what is left would run there, and Next could not build it.
  expect(
    files.filter((file) => /^plugins\/kit\/server\/|^src\/server\/(database|pages|images)\//.test(file)),
  ).toEqual([]);
});
