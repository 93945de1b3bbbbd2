import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AgentWorld } from './agent-world';
import { AgentProcess } from './start-agent';

interface Made {
  platform: string;
  version: string;
  file: string;
  bytes: number;
  sha256: string;
}
const { makeBuilds } = (await import('../builds.mjs')) as {
  makeBuilds: (folder?: string, platforms?: string[]) => Promise<Made[]>;
};
const run = promisify(execFile);
const unzip = spawnSync('unzip', ['-v']).status === 0;
const here = process.platform === 'linux' && process.arch === 'x64';
if (!unzip || !here) console.warn('Builds are not started: that needs Linux on x64, and unzip.');
/** All builds, as a release makes them; by default the one that can be started here. */
const platforms = process.env.KEEPERS_ALL_BUILDS === '1' ? undefined : ['linux-x64'];
const app = await openTestApp();
const world = new AgentWorld(app);
const folder = path.join(app.dataDir, 'programs');
let builds: Made[];

beforeAll(async () => {
  await world.start();
  builds = await makeBuilds(folder, platforms);
  // Each build is up to 60 MB from the registry.
}, 600_000);
afterEach(() => world.agent?.stop());

test('archives are whole, and match their checksums', () => {
  for (const { file, bytes, sha256 } of builds) {
    const content = readFileSync(path.join(folder, file));
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    if (unzip) expect(() => execFileSync('unzip', ['-tq', path.join(folder, file)])).not.toThrow();
    console.log(`builds: ${file}, ${Math.round(bytes / 1e6)} MB`);
  }
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });
});

test.runIf(unzip && here)('the build for this system starts without another Node and uploads', async () => {
  const place = path.join(world.place, 'unzipped');
  mkdirSync(place);
  const [linux] = builds.filter(({ platform }) => platform === 'linux-x64');
  execFileSync('unzip', ['-q', path.join(folder, linux?.file ?? ''), '-d', place]);
  const inside = path.join(place, 'Keepers uploader');
  expect(readdirSync(inside).sort()).toEqual([
    'LICENSE.txt',
    'NODE-LICENSE.txt',
    'README.txt',
    'agent.cjs',
    'keepers-uploader.sh',
    'node',
  ]);
  const start = path.join(inside, 'keepers-uploader.sh');
  const { stdout } = await run(start, ['--version'], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production' },
  });
  expect(stdout.trim()).toBe(linux?.version);
  await world.fresh();
  world.agent = new AgentProcess(null, world.agent.data, undefined, start);
  const hash = await world.photograph('A.jpg');
  world.configure();
  await world.agent.start();
  await world.settled(1);
  expect(await world.stored()).toEqual([hash]);
});

test.runIf(unzip)('the server hands the builds out, with its address inside', async () => {
  for (const { platform, file } of builds) {
    const answer = await world.owner.get(`/api/x/studio/programs/agent?platform=${platform}`);
    expect(answer.headers.get('content-disposition')).toContain(file);
    const got = await fetch(`${app.origin}/api/x/studio/programs/agent?platform=${platform}`, {
      headers: { Cookie: world.owner.cookie },
    });
    const content = Buffer.from(await got.arrayBuffer());
    const archive = path.join(world.place, file);
    writeFileSync(archive, content);
    const site = execFileSync('unzip', ['-p', archive, 'Keepers uploader/site.json'], { encoding: 'utf8' });
    expect(JSON.parse(site)).toEqual({ site: app.origin });
  }
});

test.runIf(unzip).each(['agent', 'lightroom'])(
  'the archive of %s that the server makes is whole',
  async (name) => {
    const got = await fetch(`${app.origin}/api/x/studio/programs/${name}`, {
      headers: { Cookie: world.owner.cookie },
    });
    const file = path.join(world.place, `${name}.zip`);
    writeFileSync(file, Buffer.from(await got.arrayBuffer()));
    expect(() => execFileSync('unzip', ['-tq', file])).not.toThrow();
    if (name !== 'agent' || process.platform === 'win32') return;
    execFileSync('unzip', ['-q', file, '-d', path.join(world.place, 'for-node')]);
    const start = path.join(world.place, 'for-node/Keepers uploader/keepers-uploader.sh');
    const node = { NODE_ENV: 'production' as const, PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` };
    const { stdout } = await run(start, ['--version'], { env: node });
    expect(stdout.trim()).toBe(builds[0]?.version);
  },
);

test('its package starts by npx', async () => {
  const place = path.join(world.place, 'package');
  mkdirSync(place);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', place], {
    cwd: path.join(import.meta.dirname, '..'),
  });
  const [{ filename, files }] = Object.values(JSON.parse(stdout)) as [
    { filename: string; files: { path: string }[] },
  ];
  expect(files.map((one) => one.path).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/agent.cjs',
    'package.json',
  ]);
  renameSync(path.join(place, filename), path.join(place, 'keepers-agent.tgz'));
  const shown = await run(
    'npx',
    ['--yes', '--package', './keepers-agent.tgz', 'keepers-agent', '--version'],
    {
      cwd: place,
    },
  );
  expect(shown.stdout.trim()).toBe(builds[0]?.version);
});
