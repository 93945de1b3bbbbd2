import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type ProjectPlan, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

/** A project whose album has two places, with the first two photographs picked for it. */
async function full(plan: ProjectPlan = {}) {
  const project = await makeProject(studio, { products: { Album: 2 }, medias: 5, ...plan });
  const client = await new Browser(app.origin).enter(project.code);
  const body = (at: number, selected = true) =>
    client.post('/product_medias', { media: project.medias[at], product: project.products.Album, selected });
  const act = (verb: 'trash' | 'restore', ...at: number[]) =>
    owner.post(`/api/x/studio/projects/${project.id}/photos/${verb}`, {
      medias: at.map((nr) => project.medias[nr]),
      ...(verb === 'trash' ? { with_picks: true } : {}),
    });
  const count = async (): Promise<number> => {
    const found = (await client.get(`/events/${project.id}/products`)).json as unknown as {
      products: Record<string, { count: number }>;
    };
    return found.products[project.products.Album as string]?.count ?? -1;
  };
  for (const at of [0, 1]) expect((await body(at)).json.selected).toBe(true);
  return { project, client, body, act, count };
}

describe('picks of photographs in the trash', () => {
  test('free their places in every count', async () => {
    const { project, body, act, count } = await full();
    expect((await body(2)).json.code).toBe('SELECTION_LIMIT_REACHED');
    expect((await act('trash', 0)).status).toBe(200);
    expect(await count()).toBe(1);
    const cards = (await owner.get(`/api/x/selection/projects/${project.id}/picks`)).json as unknown as {
      products: unknown[];
    };
    expect(cards.products[0]).toMatchObject({ count: 1, away: 1, maxphotos: 2 });
    expect((await body(2)).json).toMatchObject({ selected: true, count: 2 });
    expect((await body(3)).json.code).toBe('SELECTION_LIMIT_REACHED');
  });

  test('are restored with them, also if the product is full by then, which the answer reports', async () => {
    const { body, act, count } = await full();
    await act('trash', 0);
    await body(2);
    expect((await act('restore', 0)).json.over).toEqual([{ name: 'Album', count: 3, maxphotos: 2 }]);
    expect(await count()).toBe(3);
    // Nothing was removed; another pick is refused until there is a free place.
    expect((await body(3)).json.code).toBe('SELECTION_LIMIT_REACHED');
    expect((await body(2, false)).json.count).toBe(2);
    expect((await body(3)).json.code).toBe('SELECTION_LIMIT_REACHED');
  });

  test('are restored without a warning below the limit, or with extras allowed', async () => {
    const roomy = await full();
    await roomy.act('trash', 0);
    expect((await roomy.act('restore', 0)).json.over).toEqual([]);
    const extra = await full({ options: { allow_extra_selection: true } });
    await extra.act('trash', 0);
    await extra.body(2);
    expect((await extra.act('restore', 0)).json.over).toEqual([]);
    expect(await extra.count()).toBe(3);
  });

  test('are restored with their gallery', async () => {
    const { project, body, count } = await full();
    const at = `/api/x/studio/projects/${project.id}/galleries`;
    const { id: second } = (await owner.post(at, { name: 'Second' })).json as unknown as { id: string };
    await sql('update media set gallery_id = $1 where id = $2', [second, project.medias[0]]);
    expect((await owner.delete(`${at}/${second}`)).status).toBe(200);
    expect(await count()).toBe(1);
    await body(2);
    expect((await owner.post(`${at}/${second}/restore`)).json).toMatchObject({
      over: [{ name: 'Album', count: 3, maxphotos: 2 }],
    });
  });

  test('removed while in the trash, change no count', async () => {
    const { act, body } = await full();
    await act('trash', 0);
    expect((await body(0, false)).json).toMatchObject({ selected: false, count: 1 });
  });

  test('twenty picks and the restore at once: every answer matches the stored picks', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { project, body, act, count } = await full();
      await act('trash', 0);
      const [back, ...requests] = await Promise.all([
        act('restore', 0),
        ...[2, 3, 4, 2, 3].map((at) => body(at)),
      ]);
      const won = new Set(
        requests.filter(({ status }) => status === 200).map(({ text }) => /"media":"([^"]+)/.exec(text)?.[1]),
      );
      expect(won.size).toBeLessThanOrEqual(1);
      expect(await count()).toBe(2 + won.size);
      // A pick written before is in the answer; a later one was refused.
      const [row] = await sql<{ count: number }>(
        'select count(*)::int as count from product_medias where product_id = $1',
        [project.products.Album],
      );
      expect(row?.count).toBe(2 + won.size);
      expect(back.json.over).toEqual(won.size ? [{ name: 'Album', count: 3, maxphotos: 2 }] : []);
    }
  });

  test('restoring waits for a pick that is being written', async () => {
    const { project, act, body } = await full();
    await act('trash', 0);
    let answer: Promise<{ json: { over?: unknown } }> | undefined;
    await transaction(async (held) => {
      await held.query('select 1 from products where id = $1 for update', [project.products.Album]);
      answer = act('restore', 0);
      await expect
        .poll(
          async () =>
            (
              await sql(
                `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%products where event_id%'`,
              )
            ).length,
        )
        .toBeGreaterThan(0);
      await held.query(
        `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
        [project.account, project.id, project.products.Album, project.medias[2]],
      );
    });
    expect((await answer)?.json.over).toEqual([{ name: 'Album', count: 3, maxphotos: 2 }]);
    expect((await body(3)).json.code).toBe('SELECTION_LIMIT_REACHED');
  });
});
