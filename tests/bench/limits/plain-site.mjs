// The least a page with these pictures can be: its text in one file, no style but the pictures' width, no font, no script.
// `plain-site.mjs ORIGIN HOST`: fetches text and pictures of a site's home page once, and serves them from memory.
import { createServer, get } from 'node:http';

const [origin, host] = process.argv.slice(2);

const ask = (path) =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers['content-type'],
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });

const home = (await ask('/?locale=en')).body.toString();
const main = /<main[\s\S]*<\/main>/.exec(home)?.[0] ?? '';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>img{width:100%;height:auto;display:block}</style><body>${main}`;
const files = new Map([['/', { status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(page) }]]);

createServer(async (request, response) => {
  const path = request.url.split('?')[0];
  if (!files.has(path)) files.set(path, await ask(path));
  const { status, type = 'text/plain', body } = files.get(path);
  response
    .writeHead(status, { 'Content-Type': type, 'Content-Length': body.length, 'Cache-Control': 'max-age=0' })
    .end(body);
}).listen(0, '127.0.0.1', function () {
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${this.address().port}` }));
});
