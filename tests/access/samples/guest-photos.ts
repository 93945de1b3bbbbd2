import { pool } from '@/core/db/pool';
import type { Sample } from '../samples';
import type { World } from '../world';

/** Lists a photograph of the world's project as a guest's. */
async function guestPhoto({ project, studio }: World): Promise<string> {
  const [media = ''] = project.medias;
  await pool().query(
    `insert into guest_photos (id, account_id, event_id, media_id, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, now(), now()) on conflict (media_id) do nothing`,
    [studio.account, project.id, media],
  );
  return media;
}

/** Requests of photographs from guests. */
export const GUEST_PHOTO_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'guest-photos.name': () => ({ body: { name: 'Dana' } }),
  'guest-photos.collect': () => ({ body: { on: true } }),
  'guest-photos.decide': async (world) => ({ body: { medias: [await guestPhoto(world)], to: 'shown' } }),
};
