// What Node can do with nothing in between: one query a request (`query URL GALLERY`), one small file (`file PATH`), or all
// files of a folder, one after the other (`folder PATH`); or what makes nginx send a file (`accel INTERNAL_PATH`).
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';

const [mode, first, second] = process.argv.slice(2);
const pool = mode === 'query' ? new pg.Pool({ connectionString: first, max: 12 }) : null;

const LIST = `select id, name, width, height, thumbhash, version, state::text as state from media
  where gallery_id = $1 and deleted_at is null order by name_key collate "C", id limit 100`;

async function answer(response) {
  if (pool) {
    const { rows } = await pool.query({ name: 'list', text: LIST, values: [second] });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
    return;
  }
  if (mode === 'folder') {
    for (const name of await readdir(first)) {
      const source = createReadStream(path.join(first, name));
      source.pipe(response, { end: false });
      await once(source, 'end');
    }
    response.end();
    return;
  }
  if (mode === 'accel') {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'X-Accel-Redirect': first }).end();
    return;
  }
  const bytes = await readFile(first);
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': bytes.length }).end(bytes);
}

const server = createServer((_request, response) => {
  answer(response).catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${server.address().port}` }));
});
process.on('SIGTERM', () => process.exit(0));
