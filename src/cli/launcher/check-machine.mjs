import { lookup } from 'node:dns/promises';
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { lives } from '../../core/db/embedded/identity.ts';
import { unknownSettings } from '../../core/env/setting-names.ts';
import { readSettingsFile } from '../../core/env/settings-file.ts';
import { loadEnv } from '../../core/env.ts';
import { roomAt } from '../../core/process/room.ts';
import { findChromium } from '../chromium.mjs';
import { fresh } from './build.mjs';

const GB = 1e9;

const ok = (part, says) => ({ part, state: 'ok', says });
const look = (part, says, fix) => ({ part, state: 'look', says, fix });
const broken = (part, says, fix) => ({ part, state: 'broken', says, fix });

/** The settings, or null with the reason among the findings. Creates nothing: no secret either. */
export function readSettings() {
  const findings = [ok('Node', process.versions.node), ok('Packages', 'installed')];
  try {
    const settings = loadEnv({
      ...process.env,
      KEEPERS_SECRET: process.env.KEEPERS_SECRET || 'x'.repeat(32),
    });
    const unknown = unknownSettings(
      Object.keys(process.env),
      Object.keys(readSettingsFile(settings.dataDir)),
    );
    findings.push(
      unknown.length === 0
        ? ok('Settings', 'all known and valid')
        : look(
            'Settings',
            `unknown: ${unknown.join(', ')}`,
            'Fix the name (.env.example lists all settings) or remove it.',
          ),
    );
    return { settings, findings };
  } catch (error) {
    findings.push(broken('Settings', error.message));
    return { settings: null, findings };
  }
}

function checkFolder({ dataDir, storage }) {
  const part = 'Data folder';
  let at = dataDir;
  while (!existsSync(at) && at !== path.dirname(at)) at = path.dirname(at);
  try {
    accessSync(at, constants.W_OK | constants.X_OK);
    if (at !== dataDir) return ok(part, `${dataDir} will be created at the first start`);
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, 'ok');
    rmSync(probe);
  } catch (error) {
    return broken(
      part,
      `nothing can be written to ${at} (${error.code})`,
      'Start as the user who owns it, or set KEEPERS_DATA.',
    );
  }
  const open = [path.join(dataDir, 'settings.json'), storage.kind === 'folder' ? storage.root : ''].find(
    (file) => file && existsSync(file) && statSync(file).mode & 0o007,
  );
  if (open) return look(part, `${open} is open to every user of this machine`, `chmod o-rwx "${open}"`);
  return ok(part, dataDir);
}

function checkRoom({ dataDir }) {
  const { free, state } = roomAt(dataDir);
  const says = `${(free / GB).toFixed(1)} GB free`;
  if (state === 'broken')
    return broken('Disk', says, 'Uploads are refused. Free disk space; saved data is intact.');
  return state === 'look' ? look('Disk', says, 'Free disk space before it is full.') : ok('Disk', says);
}

function checkPort({ port, host, dataDir, role }) {
  if (role === 'worker') return ok('Port', 'a worker needs none');
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => {
      let launcher = '';
      try {
        launcher = JSON.parse(readFileSync(path.join(dataDir, `launcher-${port}.json`), 'utf8')).launcher;
      } catch {
        // No launcher of ours wrote it.
      }
      if (launcher && lives(launcher)) resolve(ok('Port', `Keepers runs on ${host}:${port}`));
      else
        resolve(
          broken(
            'Port',
            `${host}:${port} cannot be used (${error.code})`,
            'Choose another with PORT, or end the program that has it.',
          ),
        );
    });
    server.listen(port, host, () => server.close(() => resolve(ok('Port', `${host}:${port} is free`))));
  });
}

function checkAddress({ publicUrl, trustProxy, host, demo }) {
  const { protocol, hostname } = new URL(publicUrl);
  const local = /^(localhost|127\.|\[::1\])/.test(hostname);
  if (local && !/^(127\.|localhost$|::1$)/.test(host))
    return look(
      'Address',
      `other machines reach ${host}, but mails and links use ${publicUrl}`,
      'Set PUBLIC_URL to the address people use.',
    );
  if (local) return ok('Address', `${publicUrl}, this machine only`);
  if (protocol === 'http:')
    return look(
      'Address',
      `${publicUrl} is not encrypted: passwords are sent in plain text`,
      'Put a proxy with TLS in front and set PUBLIC_URL=https://…',
    );
  if (trustProxy === 0)
    return look(
      'Address',
      `${publicUrl} is served by a proxy, but TRUST_PROXY is 0: all requests appear to come from the proxy`,
      'Set TRUST_PROXY=1.',
    );
  if (demo)
    return look(
      'Address',
      'the demo studio is on, and its passwords are public',
      'Set KEEPERS_DEMO=0 and change its passwords.',
    );
  return ok('Address', publicUrl);
}

/** The names of studios' sites are below the installation's own: one of them is looked up. */
async function checkNames({ publicUrl }) {
  const { hostname } = new URL(publicUrl);
  const part = 'Names of sites';
  if (/^(localhost$|[\d.]+$|\[)/.test(hostname)) return [];
  const name = `any-studio.${hostname}`;
  try {
    await lookup(name);
    return [ok(part, `${name} leads to a machine`)];
  } catch {
    return [
      look(
        part,
        `${name} leads nowhere: sites that choose a name cannot be opened, and links stay on ${hostname}`,
        `Add the record *.${hostname} and its certificates (SELF-HOSTING.md), or choose no names.`,
      ),
    ];
  }
}

/** Checks that need no built program: folder, disk, port, build, browser, address. */
export async function checkMachine(settings) {
  return [
    checkFolder(settings),
    checkRoom(settings),
    await checkPort(settings),
    checkAddress(settings),
    ...(await checkNames(settings)),
    (await fresh())
      ? ok('Build', 'up to date')
      : look('Build', 'missing or out of date', '"npm start" builds it, in a minute or two.'),
    findChromium()
      ? ok('Chromium', 'installed, for the tests')
      : ok('Chromium', 'not installed: only the tests need it, and they install it'),
  ];
}
