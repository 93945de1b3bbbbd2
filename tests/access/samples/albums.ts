import { randomUUID } from 'node:crypto';
import { storage } from '@media/storage/files';
import { pool } from '@/core/db/pool';
import type { Browser } from '../../helpers/browser';
import type { Sample } from '../samples';
import type { Person, World } from '../world';

const AT = '/api/x/albums';
const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';
const PRODUCT = { name: 'Album', width: 300_000, height: 300_000 };
const LAYOUT = { name: 'Two', cells: [{ x: 0, y: 0, w: 0.5, h: 1 }] };
/** About the account in which the caller works: strangers have none. */
const OWN: Sample = { global: true };
/** Of one account: people of a project alone get 404. */
const STRANGERS_THERE = { guest: 404, client: 404 } as const;

const ownerFor = ({ people }: World, person?: Person): Browser =>
  person === "another account's owner" ? people[person] : people.owner;
const idOf = ({ json }: { json: { id?: unknown } }) => (typeof json.id === 'string' ? json.id : NOWHERE);

/** An album of the world's picks; with a proof where `proofed`. */
async function albumOf(world: World, proofed = false): Promise<string> {
  const { people, project } = world;
  const id = randomUUID();
  const at = `${AT}/projects/${project.id}/albums`;
  await pool().query(
    `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now(), now()) on conflict do nothing`,
    [world.studio.account, project.id, Object.values(project.products)[0], project.medias[0]],
  );
  // A project has a limited number of albums: those of earlier requests make room.
  await pool().query(
    'delete from albums where id in (select id from albums where event_id = $1 order by created_at desc offset 8)',
    [project.id],
  );
  await people.owner.post(at, { id, name: 'Album', product: 'starter-0' });
  if (proofed) await people.owner.post(`${at}/${id}/proofs`, {});
  return id;
}

const ofAlbum = async (world: World): Promise<Sample> => ({ params: { album: await albumOf(world) } });
const ofProof = async (world: World): Promise<Sample> => ({ params: { album: await albumOf(world, true) } });

async function ofSave(world: World): Promise<Sample> {
  const album = await albumOf(world);
  const { json } = await world.people.owner.get(`${AT}/projects/${world.project.id}/albums/${album}`);
  return { params: { album }, body: { revision: json.revision, document: json.document } };
}

async function pinOf(world: World, album: string): Promise<object> {
  const { json } = await world.people.owner.get(`${AT}/projects/${world.project.id}/albums/${album}`);
  // A disabled studio gets no album: then the request names no spread.
  const { spreads = [] } = (json.document ?? {}) as { spreads?: { id: string }[] };
  return {
    id: randomUUID(),
    round: 1,
    spread: spreads[0]?.id ?? '1',
    x: 0.5,
    y: 0.5,
    text: 'Lighter, please',
  };
}

async function ofPin(world: World): Promise<Sample> {
  const album = await albumOf(world, true);
  const pin = (await pinOf(world, album)) as { id: string };
  await world.people.client.post(`${AT}/projects/${world.project.id}/proofs/${album}/pins`, pin);
  return { params: { album, pin: pin.id } };
}

async function ofOutput(world: World): Promise<Sample> {
  const album = await albumOf(world);
  const at = `${AT}/projects/${world.project.id}/albums/${album}/outputs`;
  const output = idOf(await world.people.owner.post(at, { kind: 'pdf', confirmed: true }));
  const files = JSON.stringify([{ name: 'album.pdf', bytes: 4 }]);
  await pool().query(`update album_outputs set state = 'ready', files = $2 where id = $1`, [output, files]);
  await storage().put(`albums/${album}/${output}/album.pdf`, Buffer.from('%PDF'), {
    contentType: 'application/pdf',
  });
  return { params: { album, output } };
}

async function ofVersion(world: World): Promise<Sample> {
  const album = await albumOf(world, true);
  const { rows } = await pool().query<{ id: string }>('select id from album_versions where album_id = $1', [
    album,
  ]);
  return { params: { album, version: rows[0]?.id ?? NOWHERE } };
}

const productOf = async (world: World, person?: Person): Promise<Sample> => ({
  params: { id: idOf(await ownerFor(world, person).post(`${AT}/products`, PRODUCT)) },
  says: STRANGERS_THERE,
});
const ofProduct = (world: World) => productOf(world);

/** Requests of the endpoints of albums. */
export const ALBUM_SAMPLES: Record<string, (world: World, person: Person) => Promise<Sample> | Sample> = {
  'albums.products': () => OWN,
  'albums.add-product': () => ({ ...OWN, body: PRODUCT }),
  'albums.change-product': async (world) => ({ ...(await ofProduct(world)), body: PRODUCT }),
  'albums.delete-product': ofProduct,
  'albums.add-profile': () => ({ ...OWN, body: { not: 'a profile' } }),
  'albums.templates': () => OWN,
  'albums.add-template': () => ({ ...OWN, body: LAYOUT }),
  'albums.delete-template': async (world) => ({
    params: { id: idOf(await world.people.owner.post(`${AT}/templates`, LAYOUT)) },
    says: STRANGERS_THERE,
  }),
  'albums.create': () => ({ body: { id: randomUUID(), name: 'Album', product: 'starter-0' } }),
  'albums.read': ofAlbum,
  'albums.photos': ofAlbum,
  'albums.save': ofSave,
  'albums.rename': async (world) => ({ ...(await ofAlbum(world)), body: { name: 'Parents' } }),
  'albums.delete': ofAlbum,
  'albums.keep-version': ofAlbum,
  'albums.version': ofVersion,
  'albums.send-proof': async (world) => ({ ...(await ofAlbum(world)), body: {} }),
  'albums.resolve-pin': async (world) => ({ ...(await ofPin(world)), body: { resolved: true } }),
  'albums.proof': ofProof,
  'albums.add-pin': async (world) => {
    const album = await albumOf(world, true);
    return { params: { album }, body: await pinOf(world, album) };
  },
  'albums.remove-pin': ofPin,
  'albums.approve': async (world) => ({
    ...(await ofProof(world)),
    body: { round: 1, approved: true, name: 'Noa' },
  }),
  'albums.outputs': ofAlbum,
  'albums.order-output': async (world) => ({
    ...(await ofAlbum(world)),
    body: { kind: 'pdf', confirmed: true },
  }),
  'albums.delete-output': ofOutput,
  'albums.output-pdf': ofOutput,
  'albums.output-pack': ofOutput,
};
