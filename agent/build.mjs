import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const own = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));

/**
 * The Ed25519 key that signs updates: `KEEPERS_AGENT_KEY` is it in PEM, or its file. Null where there is none; throws for
 * another kind of key.
 */
export function readSigningKey(given = process.env.KEEPERS_AGENT_KEY) {
  if (!given) return null;
  const key = createPrivateKey(given.includes('-----BEGIN') ? given : readFileSync(given, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('KEEPERS_AGENT_KEY: it must be an Ed25519 key.');
  return key;
}

const publicPart = (key) =>
  key ? createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64') : '';

/** Describes a built program as servers offer it; the signature covers version and content, as src/update/release.ts. */
function describe(content, version, key) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const statement = Buffer.from(`keepers-agent\n${version}\n${sha256}\n`);
  const signature = key ? sign(null, statement, key).toString('base64') : null;
  return { version, bytes: content.length, sha256, signature };
}

/** Comes before everything else, in words that old versions of Node know. */
const OLD_NODE = `"use strict";
if (parseInt(process.versions.node, 10) < 22) {
  console.error('Keepers uploader needs Node.js 22 or newer, and this is ' + process.version + '. Get the current one from https://nodejs.org, then start it again.');
  process.exit(1);
}`;

/**
 * Bundles the uploader into one file, `agent.cjs`, that needs Node alone, and writes `release.json` beside it. `version`
 * replaces that of its package, for tests. Without a key its updates are off.
 */
export async function buildAgent(
  folder = path.join(here, 'dist'),
  version = own.version,
  key = readSigningKey(),
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
    banner: { js: `#!/usr/bin/env -S node --max-semi-space-size=2\n${OLD_NODE}` },
    define: {
      __AGENT_VERSION__: JSON.stringify(version),
      __AGENT_UPDATE_KEY__: JSON.stringify(publicPart(key)),
    },
    logLevel: 'error',
  });
  const file = path.join(folder, 'agent.cjs');
  const release = describe(readFileSync(file), version, key);
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return file;
}

if (process.argv[1] === import.meta.filename) console.log(await buildAgent());
