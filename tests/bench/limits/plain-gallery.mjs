// The least a gallery can be: its cover and a hundred thumbnails in one file, no script, no font, no style but sizes.
// `plain-gallery.mjs ORIGIN PROJECT GALLERY COOKIE [dense]`: fetches pictures once, serves them from memory. `dense`: offers
// each thumbnail in the sizes that our page offers, as a screen of two pixels to the point needs.
import { createServer } from 'node:http';

const [origin, project, gallery, cookie, dense] = process.argv.slice(2);

const ask = async (path, accept = 'application/json,image/*') => {
  const answer = await fetch(`${origin}${path}`, { headers: { cookie, accept } });
  return { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
};

const { medias } = JSON.parse((await ask(`/galleries/${gallery}?page=1`)).body);
// The cover as the gallery's page has it, or the first photograph.
const html = (await ask(`/events/${project}`, 'text/html')).body.toString();
const cover =
  /class="cover"[\s\S]*?src="([^"]+)"/.exec(html)?.[1].replaceAll('&amp;', '&') ?? medias[0].medium;
const offered = (id) => {
  const [, image = ''] = new RegExp(`data-pid="${id}"[^>]*><img([^>]*)>`).exec(html) ?? [];
  const attribute = (name) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(image)?.[0] ?? '';
  return attribute('srcset') + attribute('sizes');
};
const more = new Map(medias.map(({ id }) => [id, dense ? offered(id) : '']));
if (dense && ![...more.values()].every((text) => /srcset/i.test(text)))
  throw new Error('The gallery offers no sizes.');
const tiles = medias.map(
  ({ id, width, height, urlS }) =>
    `<a data-pid="${id}" href="#${id}"><img loading="lazy"${more.get(id)} src="${urlS}" width="${width}" height="${height}" alt=""></a>`,
);
const others = [...more.values()].flatMap((text) =>
  [...text.matchAll(/(\/[^\s"]+) \d+(?:\.\d+)?[wx]/g)].map(([, at]) => at.replaceAll('&amp;', '&')),
);
// A picture of the whole window would be a background, which is no largest paint.
const style =
  'body{margin:0}a{display:inline-block}img{display:block;height:240px;width:auto}.c{height:calc(100vh - 2px);width:100%;object-fit:cover}';
const page = `<!doctype html><html lang="en" data-alive><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>${style}</style><body><img class="c" src="${cover}" alt="">${tiles.join('')}`;
const files = new Map([['/', { type: 'text/html; charset=utf-8', body: Buffer.from(page) }]]);
await Promise.all(
  [...new Set([cover, ...medias.map(({ urlS }) => urlS), ...others])].map(async (path) =>
    files.set(path, await ask(path)),
  ),
);

createServer((request, response) => {
  const found = files.get(request.url);
  if (!found) return response.writeHead(404).end();
  response
    .writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.body.length,
      'Cache-Control': 'no-store',
    })
    .end(found.body);
}).listen(0, '127.0.0.1', function () {
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${this.address().port}` }));
});
