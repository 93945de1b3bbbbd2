import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compares this program with an earlier commit: `node tests/bench/compare.mjs COMMIT [ROW …] [--rounds=3]`. Both are
 * installed and built, then measured in turn, each first every other round, by their own bench (`--quick`).
 */
const root = path.resolve(import.meta.dirname, '../..');
const before = path.join(root, '.data', 'bench-before');
const ROWS = ['list', 'thumbnail', 'selection', 'page', 'ingest'];
/** The program must keep this share of its speed. */
const KEEPS = 0.95;

const options = process.argv.slice(2);
const [commit, ...named] = options.filter((one) => !one.startsWith('--'));
const rounds = Number(options.find((one) => one.startsWith('--rounds='))?.split('=')[1] ?? 3);
const rows = named.length > 0 ? named : ROWS;

function run(at, command, args) {
  const { status } = spawnSync(command, args, { cwd: at, stdio: 'inherit' });
  return status;
}

/** Runs a command that must succeed. */
function must(at, command, args) {
  if (run(at, command, args) !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${at}`);
}

/** Checks the commit out beside the data. The first run of each bench installs and builds; it is not counted. */
function prepare() {
  if (!existsSync(before)) must(root, 'git', ['worktree', 'add', '--detach', before, commit]);
  else must(before, 'git', ['checkout', '--detach', commit]);
  for (const at of [before, root]) must(at, 'node', ['src/cli/start.mjs', 'bench', 'list', '--quick']);
}

const key = ({ what, unit }) => `${what} (${unit})`;

/** Adds one short run of a program's bench to its rounds. */
function measure(at, found) {
  const status = run(at, 'node', ['src/cli/start.mjs', 'bench', ...rows, '--quick']);
  if (status !== 0) console.log(`Something could not be measured in ${at}`);
  const { lines } = JSON.parse(readFileSync(path.join(at, 'test-results', 'bench.json'), 'utf8'));
  for (const line of lines) found.set(key(line), [...(found.get(key(line)) ?? []), ...line.ours]);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How much of its speed a line keeps; of times and sizes less is better. */
const keeps = (line, was, is) => (/\/s\)$/.test(line) ? is / was : was / is);

function report(then, now) {
  const lines = [...now.keys()].filter((line) => then.has(line));
  const missed = [];
  console.log('\n| what | before | rounds | now | rounds | keeps |\n|---|---|---|---|---|---|');
  for (const line of lines) {
    const [was, is] = [then.get(line), now.get(line)];
    const share = keeps(line, median(was), median(is));
    if (share < KEEPS) missed.push(line);
    const cells = [was, is].flatMap((all) => [median(all), all.map((one) => one.toFixed(1)).join(', ')]);
    const shown = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell));
    console.log(`| ${[line, ...shown, share.toFixed(2)].join(' | ')} |`);
  }
  const alone = [...new Set([...then.keys(), ...now.keys()])].filter((line) => !lines.includes(line));
  if (alone.length > 0) console.log(`\nMeasured in one of the two alone: ${alone.join('; ')}`);
  console.log(missed.length > 0 ? `\nBelow ${KEEPS}: ${missed.join('; ')}` : `\nAll keep at least ${KEEPS}.`);
}

if (!commit) {
  console.error('Say which commit to compare with: node tests/bench/compare.mjs COMMIT [ROW …] [--rounds=3]');
  process.exit(1);
}
prepare();
const found = { [before]: new Map(), [root]: new Map() };
for (let round = 0; round < rounds; round++)
  for (const at of round % 2 ? [root, before] : [before, root]) measure(at, found[at]);
report(found[before], found[root]);
