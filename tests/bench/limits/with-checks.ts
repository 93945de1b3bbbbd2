import { argv } from 'node:process';

/** How many lists or pick toggles a second 16 clients get at once, with all access checks and without. */
const [databaseUrl, secret, cookie, gallery, product, medias, what, checks, seconds] = argv.slice(2);
Object.assign(process.env, { DATABASE_URL: databaseUrl, KEEPERS_SECRET: secret, NODE_ENV: 'production' });

// Brings the features' rows into the table of permissions.
await import('@root/payload.config');
const { authorizeBy } = await import('@/modules/access/grants/viewer');
const { contextOf } = await import('@/modules/access/read-context');
const { guardCsrf } = await import('@/modules/access/guard-csrf');
const { csrfToken, SESSION_COOKIE } = await import('@/core/http/csrf');
const { readHeaders } = await import('@/core/http/request-headers');
const { listGalleryText } = await import('@/modules/project/operations/list-gallery');
const { pool } = await import('@/core/db/pool');
const { setSelection } = await import('@plugins/selection/operations/set-selection');

const sid = new RegExp(`${SESSION_COOKIE}=([\\w-]+)`).exec(cookie ?? '')?.[1] ?? '';
const asked = () => contextOf(readHeaders({ cookie, 'x-csrf-token': csrfToken(sid) }));
const photos = (medias ?? '').split(',');
let turn = 0;

const enterList = () => authorizeBy(asked(), { gallery: gallery ?? '' }, 'gallery.read');
const enterPick = () => {
  const context = asked();
  guardCsrf(context);
  return authorizeBy(context, { product: product ?? '' }, 'selection.set');
};
const [list, pick] = [await enterList(), await enterPick()];

const once =
  what === 'list'
    ? async () => {
        const { event, viewer, thing } = checks === 'with' ? await enterList() : list;
        await listGalleryText(event, viewer, thing, { page: 1 } as never);
      }
    : async () => {
        const media = photos[turn++ % photos.length] ?? '';
        await setSelection(checks === 'with' ? await enterPick() : pick, { product: product ?? '', media });
      };

const ends = Date.now() + Number(seconds) * 1000;
let done = 0;
const began = Date.now();
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (Date.now() < ends) {
      await once();
      done += 1;
    }
  }),
);
console.log(JSON.stringify({ perSecond: (done * 1000) / (Date.now() - began) }));
await pool().end();
process.exit(0);
