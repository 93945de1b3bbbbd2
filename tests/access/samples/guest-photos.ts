import { pool } from '@/core/db/pool';
import { makeMedia } from '../../helpers/studio';
import type { Sample } from '../samples';
import type { Person, World } from '../world';

/** Lists a photograph as one that a person of the world's project added; without a grant the sender is unknown. */
async function listed({ project, studio }: World, media: string, grant: string | null): Promise<string> {
  await pool().query(
    `insert into guest_photos (id, account_id, event_id, media_id, grant_id, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now(), now()) on conflict (media_id) do nothing`,
    [studio.account, project.id, media, grant],
  );
  return media;
}

/** A waiting photograph of this person's own. */
async function ownPhoto(world: World, person: Person = 'client'): Promise<Sample> {
  const { account, id: event, gallery } = world.project;
  const cookie = world.people[person].cookies.get(`kg_${event.replaceAll('-', '')}`);
  const media = await makeMedia({ account, event, gallery }, 'OWN.JPG', { private: true });
  await listed(world, media, cookie ? (decodeURIComponent(cookie).split('.')[0] ?? null) : null);
  return { params: { media } };
}

/** Requests of photographs from guests. */
export const GUEST_PHOTO_SAMPLES: Record<
  string,
  (world: World, person?: Person) => Promise<Sample> | Sample
> = {
  'guest-photos.own-picture': (world, person) => ownPhoto(world, person),
  'guest-photos.name': () => ({ body: { name: 'Dana' } }),
  'guest-photos.collect': () => ({ body: { on: true } }),
  'guest-photos.decide': async (world) => ({
    body: { medias: [await listed(world, world.project.medias[0] ?? '', null)], to: 'shown' },
  }),
};
