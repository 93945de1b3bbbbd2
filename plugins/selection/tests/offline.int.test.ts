import type { Api } from '@plugins/kit/ui/hooks';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '@/ui/api/call-api';
import type { PickQueue, QueuedPick } from '../ui/pick-queue';
import { SelectionStore } from '../ui/selection-store';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Awaited<ReturnType<typeof makeStudio>>;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

/** A phone: the page's own store over real HTTP, which the test can cut off. */
async function phone(code: string, event: string) {
  const browser = await new Browser(app.origin).enter(code);
  let [online, kept] = [true, [] as QueuedPick[]];
  const same = (a: QueuedPick, b: QueuedPick) => a.product === b.product && a.media === b.media;
  const queue: PickQueue = {
    read: () => kept,
    keep: (pick) => {
      kept = [...kept.filter((other) => !same(pick, other)), pick];
    },
    drop: (pick) => {
      kept = kept.filter((other) => !(same(pick, other) && other.selected === pick.selected));
    },
    alone: (act) => act(),
    watch: () => () => undefined,
  };
  const api = (async (path: string, call?: { method?: string; body?: unknown }) => {
    if (!online) throw new ApiError(0, 'NETWORK', {}, 'No connection');
    const { status, json } = await browser.send(call?.method ?? 'GET', path, { json: call?.body });
    if (status >= 400) throw new ApiError(status, String(json.code), json.errors as never, 'failed');
    return json;
  }) as Api;
  const store = new SelectionStore(api, `/events/${event}/products`, queue);
  await store.load();
  const line = (now: boolean) => () => {
    online = now;
  };
  return { store, cut: line(false), restore: line(true) };
}

async function two(maxphotos: number) {
  const project = await makeProject(studio, { products: { Album: maxphotos }, medias: 10 });
  const album = project.products.Album as string;
  const [bride, groom] = await Promise.all([
    phone(project.code, project.id),
    phone(project.code, project.id),
  ]);
  const stored = async () => {
    const rows = await sql<{ media: string }>(
      'select media_id as media from product_medias where product_id = $1',
      [album],
    );
    return new Set(rows.map(({ media }) => project.medias.indexOf(media)));
  };
  const pick = ({ store }: typeof bride, nr: number, selected = true) =>
    store.pick(album, project.medias[nr] as string, selected);
  return { project, album, bride, groom, stored, pick };
}

describe('picks of two people, one of them offline', () => {
  test('are all stored within the limit, each once', async () => {
    const { bride, groom, stored, pick } = await two(8);
    bride.cut();
    for (const nr of [0, 1, 2]) expect(await pick(bride, nr)).toEqual({ kind: 'kept' });
    for (const nr of [2, 3, 4]) expect((await pick(groom, nr)).kind).toBe('done');
    bride.restore();
    expect(await bride.store.sendKept()).toEqual({ sent: 3, refused: [] });
    expect(await stored()).toEqual(new Set([0, 1, 2, 3, 4]));
    await Promise.all([bride.store.load(), groom.store.load()]);
    for (const { store } of [bride, groom]) expect(store.get().products?.[0]?.count).toBe(5);
  });

  test('beyond the limit: the first has the last places, the other gets the refusal and sees the current state', async () => {
    const { project, album, bride, groom, stored, pick } = await two(4);
    bride.cut();
    for (const nr of [0, 1, 2]) await pick(bride, nr);
    for (const nr of [5, 6, 7]) await pick(groom, nr);
    bride.restore();
    const { sent, refused } = await bride.store.sendKept();
    expect(sent + refused.length).toBe(3);
    expect(refused).toHaveLength(2);
    for (const words of refused) expect(words).toBe('can select up to 4 photos for Album');
    expect(await stored()).toEqual(new Set([0, 5, 6, 7]));
    await bride.store.load();
    const shown = project.medias.map((media) => bride.store.isPicked(album, media));
    expect(new Set(shown.flatMap((is, nr) => (is ? [nr] : [])))).toEqual(await stored());
    expect(bride.store.kept).toBe(0);
  });

  test('in conflict: the later request wins, and one that already holds is not refused', async () => {
    const { bride, groom, stored, pick } = await two(4);
    for (const nr of [0, 1]) await pick(groom, nr);
    await bride.store.load();
    bride.cut();
    await pick(bride, 0, false);
    await pick(bride, 3);
    await pick(groom, 3);
    await pick(groom, 1, false);
    bride.restore();
    expect(await bride.store.sendKept()).toEqual({ sent: 2, refused: [] });
    expect(await stored()).toEqual(new Set([3]));
  });

  test('after a completion meanwhile: none is stored, and the queue is emptied', async () => {
    const { project, bride, groom, stored, pick } = await two(4);
    await pick(groom, 0);
    bride.cut();
    for (const nr of [1, 2]) await pick(bride, nr);
    await sql('update events set printselectiondone = true, completed_at = now() where id = $1', [
      project.id,
    ]);
    bride.restore();
    // The page shows it by itself: a live message says that the selection is complete.
    expect(await bride.store.sendKept()).toEqual({ sent: 0, refused: [] });
    expect(bride.store.kept).toBe(0);
    expect(await stored()).toEqual(new Set([0]));
  });
});
