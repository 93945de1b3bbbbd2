import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeStudio, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import type { AlbumView, PinView, ProofView } from '../rules/wire';

const app = await openTestApp();
export const sql = sqlOf(app);
export const { fresh, client: enters, guest: entersAsGuest, owner: ownerOf } = entriesOf(app);
export let studio: Studio;
export let project: Project;
export let owner: Browser;
export let client: Browser;
export let guest: Browser;
export let stranger: Browser;

export const PRODUCTS = '/api/x/albums/products';
export const at = (of: Pick<Project, 'id'> = project) => `/api/x/albums/projects/${of.id}`;
export const albumAt = (album: string) => `${at()}/albums/${album}`;
export const proofAt = (album: string) => `${at()}/proofs/${album}`;

/** Picks photographs for a product of the project. */
export async function pick(
  medias: readonly string[],
  product = Object.values(project.products)[0],
): Promise<void> {
  for (const media of medias)
    await sql(
      `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now(), now()) on conflict do nothing`,
      [project.account, project.id, product, media],
    );
}

/** Makes an album of the picks; it must be accepted. */
export async function makeAlbum(more: object = {}): Promise<string> {
  const id = randomUUID();
  const body = { id, name: 'Album', product: 'starter-0', ...more };
  const answer = await owner.post(`${at()}/albums`, body);
  if (answer.status !== 201) throw new Error(`The album was refused: ${answer.status} ${answer.text}`);
  return id;
}

export const readAlbum = async (id: string, who: Browser = owner): Promise<AlbumView> =>
  (await who.get(albumAt(id))).json as unknown as AlbumView;
export const readProof = async (id: string, who: Browser = client): Promise<ProofView> =>
  (await who.get(proofAt(id))).json as unknown as ProofView;
export const save = (id: string, body: object, who: Browser = owner) => who.put(albumAt(id), body);
export const send = (id: string, body: object = {}) => owner.post(`${albumAt(id)}/proofs`, body);
export const pin = (who: Browser, id: string, body: object) =>
  who.post(`${proofAt(id)}/pins`, {
    id: randomUUID(),
    round: 1,
    x: 0.5,
    y: 0.5,
    text: 'Lighter, please',
    ...body,
  });
export const pinsOf = ({ json }: { json: { pins?: unknown } }) => json.pins as PinView[];

beforeAll(async () => {
  ({ studio, project, owner, client, guest } = await openGallery(app, { medias: 8 }));
  stranger = await ownerOf(await makeStudio());
  await pick(project.medias.slice(0, 7));
});
