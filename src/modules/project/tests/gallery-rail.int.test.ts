import { startWeb } from '@root/tests/helpers/start-web';
import { eventOf, makeMedia, makeProject, makeStudio, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGallery } from '../operations/manage-project';
import { listRail } from '../queries/galleries-repo';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let party: string;
let dancing: string;

beforeAll(async () => {
  await startWeb(app);
  project = await makeProject(await makeStudio(), { medias: 4, products: { Album: null, Cover: null } });
  party = (await createGallery(await eventOf(project.id), { name: 'Party' })).id;
  dancing = await makeMedia({ account: project.account, event: project.id, gallery: party }, 'DANCING.JPG');
  await sql(`update media set version = 'v1', state = 'ready' where event_id = $1`, [project.id]);
});

const first = async () => (await listRail(project.id))[0];

describe('a gallery of the list', () => {
  test('counts its photographs that are picked, each once, and none for a product in the trash', async () => {
    const [album, cover] = (
      await sql<{ id: string }>('select id from products where event_id = $1 order by name', [project.id])
    ).map(({ id }) => id);
    const pick = (product: string | undefined, media: string | undefined) =>
      sql(
        `insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by)
         values (uuidv7(), $1, $2, $3, $4, 'Maya')`,
        [project.account, project.id, product, media],
      );
    const [one, two] = project.medias;
    for (const product of [album, cover]) await pick(product, one);
    await pick(cover, two);
    await pick(album, dancing);
    const picks = async () => (await listRail(project.id)).map((gallery) => gallery.picks);
    expect(await picks()).toEqual([2, 1]);
    await sql('update products set deleted_at = now() where id = $1', [cover]);
    expect(await picks()).toEqual([1, 1]);
    await sql('update media set deleted_at = now() where id = $1', [dancing]);
    expect(await picks()).toEqual([1, 0]);
    await sql('update media set deleted_at = null where id = $1', [dancing]);
  });

  test('has the face of its cover, else of the project’s cover in it, else of its first photograph', async () => {
    const [begin, auto, chosen, own] = project.medias;
    const face = async () => (await first())?.face?.id;
    expect(await face()).toBe(begin);
    await sql('update events set auto_cover_id = $2, cover_id = null where id = $1', [project.id, auto]);
    expect(await face()).toBe(auto);
    await sql('update events set cover_id = $2 where id = $1', [project.id, chosen]);
    expect(await face()).toBe(chosen);
    await sql('update galleries set cover_id = $2 where id = $1', [project.gallery, own]);
    expect(await face()).toBe(own);
    // One of another gallery serves as well; one that was refused, or has no pictures yet, does not.
    await sql('update galleries set cover_id = $2 where id = $1', [project.gallery, dancing]);
    expect(await face()).toBe(dancing);
    await sql(`update media set state = 'refused' where id = $1`, [dancing]);
    expect(await face()).toBe(chosen);
    await sql('update media set version = null where id = any($1)', [[chosen, auto]]);
    expect(await face()).toBe(begin);
    await sql('update media set deleted_at = now() where event_id = $1', [project.id]);
    expect(await first()).toMatchObject({ count: 0, picks: 0, face: null });
  });
});
