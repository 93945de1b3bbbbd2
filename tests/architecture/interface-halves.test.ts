import { build } from 'esbuild';
import { expect, test } from 'vitest';

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
