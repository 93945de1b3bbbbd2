// Builds the plain pages of a folder beside this file (`FOLDER`) if they are not built yet, and serves them; prints their
// address.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

const root = path.resolve(import.meta.dirname, '../../..');
const source = path.join(import.meta.dirname, process.argv[2] ?? '');
// What Next builds is no source of ours.
const dir = path.join(root, '.data', 'bench-pages', path.basename(source));
const stamp = path.join(dir, '.next', 'bench-built');

function hash() {
  const made = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/next/package.json')));
  const files = readdirSync(source, { recursive: true }).map(String);
  for (const file of files.filter((name) => /\.m?jsx?$/.test(name)).sort())
    made.update(readFileSync(path.join(source, file)));
  return made.digest('hex');
}

cpSync(source, dir, { recursive: true });
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash()) {
  const built = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'build', dir],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (built.status !== 0) throw new Error('The plain pages could not be built.');
  writeFileSync(stamp, hash());
}

const app = next({ dev: false, dir });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${server.address().port}` }));
});
process.on('SIGTERM', () => process.exit(0));
