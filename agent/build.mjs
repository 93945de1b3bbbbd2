import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;

/**
 * Bundles the uploader into one file, `agent.cjs`, that needs Node alone. `version` replaces that of its package, for
 * tests.
 */
export async function buildAgent(
  folder = path.join(here, 'dist'),
  version = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')).version,
) {
  await build({
    absWorkingDir: here,
    entryPoints: { agent: 'src/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: '#!/usr/bin/env -S node --max-semi-space-size=2' },
    define: { __AGENT_VERSION__: JSON.stringify(version) },
    logLevel: 'error',
  });
  return path.join(folder, 'agent.cjs');
}

if (process.argv[1] === import.meta.filename) console.log(await buildAgent());
