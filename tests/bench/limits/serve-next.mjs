// Builds the plain pages if they are not built yet, and serves them; prints their address.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

const dir = import.meta.dirname;
const root = path.resolve(dir, '../../../..');
const stamp = path.join(dir, '.next', 'bench-built');

function hash() {
  const made = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/next/package.json')));
  const files = readdirSync(path.join(dir, 'app'), { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('.jsx')).sort())
    made.update(readFileSync(path.join(dir, 'app', file)));
  return made.digest('hex');
}

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
