import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { eventOf, makeProject, makeStudio, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '@/modules/project/operations/manage-product';
import type { PickQuestion } from '../rules/selection';
import { PICK_CASES, PICK_QUESTION } from '../rules/tests/pick-cases';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let client: Browser;

/** Days relative to the run; the case says only whether they are past or future. */
const DAYS = { later: { opens_on: '2999-02-03' }, closed: { closes_on: '2001-02-03' }, open: {} };

beforeAll(async () => {
  await startWeb(app);
  project = await makeProject(await makeStudio(), { products: {}, medias: 12 });
  client = await new Browser(app.origin).enter(project.code);
});

const make = async (name: string, more: object = {}) =>
  (await createProduct(await eventOf(project.id), { name, ...more })).id;
const put = (product: string, nr: number) =>
  sql(
    `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
     select gen_random_uuid(), account_id, id, $2, $3, now(), now() from events where id = $1`,
    [project.id, product, project.medias[nr]],
  );
const limit = (product: string, more: string) => sql(`update products set ${more} where id = $1`, [product]);

/** Brings a project into a case's initial state, for a request about the first photograph. Returns the product. */
async function arrange(asked: PickQuestion): Promise<string> {
  const parent = asked.among ? await make(asked.among.name) : null;
  const product = await make(asked.product, {
    maxphotos: asked.maxphotos,
    ...(asked.priced && { extra_price: { amount: 2000, currency: 'ILS' } }),
    ...(parent && { among: parent }),
  });
  const others = asked.count - (asked.already ? 1 : 0);
  for (let nr = 1; nr <= others; nr += 1) {
    if (parent) await put(parent, nr);
    await put(product, nr);
  }
  if (asked.already) await put(product, 0);
  if (parent && asked.among?.picked) await put(parent, 0);
  for (const holder of asked.holders ?? []) await put(await make(holder, { among: product }), 0);
  const [day] = Object.entries(DAYS[asked.time?.state ?? 'open']);
  if (day) await limit(product, `${day[0]} = '${day[1]}'`);
  if (asked.done) await sql('update events set printselectiondone = true where id = $1', [project.id]);
  return product;
}

describe('the cases of the rules, over HTTP', () => {
  test.each(PICK_CASES)('%s', async (_what, changed, answer) => {
    const asked = { ...PICK_QUESTION, ...changed };
    const product = await arrange(asked);
    const [selected, media] = [asked.wanted, project.medias[0]];
    const { together } = asked;
    const { status, json } = await client.post('/product_medias', { media, product, selected, together });
    await sql('update events set printselectiondone = false where id = $1', [project.id]);
    const changes = { add: true, remove: false, none: asked.already } as Record<string, boolean>;
    if (answer in changes) {
      expect([status, json.selected, json.created]).toEqual([200, changes[answer], answer === 'add']);
    } else expect(json.code).toBe(answer);
    const [row] = await sql<{ there: boolean }>(
      'select exists (select 1 from product_medias where product_id = $1 and media_id = $2) as there',
      [product, media],
    );
    expect(row?.there).toBe(changes[answer] ?? asked.already);
  });
});
