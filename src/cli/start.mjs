// Plain JavaScript for Node 20 without dependencies: it runs before anything is installed, installs what is missing,
// and starts the command with the Node 24 that comes with the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const nodeBinary = () =>
  path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const installed = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && existsSync(nodeBinary());

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Node's package installs its binary by an install script; where scripts are switched off we run it. */
function installNodeBinary() {
  if (existsSync(nodeBinary())) return;
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: path.join(modules, 'node'),
    stdio: 'ignore',
  });
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
    fail(
      `Packages could not be installed:\n${(run.stderr || run.error?.message || '').trim().split('\n').slice(0, 25).join('\n')}`,
    );
  installNodeBinary();
  if (!existsSync(nodeBinary()))
    fail(
      'Packages are installed, but the Node 24 among them is missing: run "npm ci" with install scripts allowed.',
    );
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
    PATH: `${path.join(modules, 'node', 'bin')}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
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
