import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { Sample } from '../samples';
import type { World } from '../world';

/** An album of the world's project. */
async function albumOf({ project }: World): Promise<Sample> {
  const id = uuidv7();
  await pool().query(
    `insert into facebook_albums (id, account_id, event_id, page, name, running, tries, created_at, updated_at)
     values ($1, $2, $3, $4, 'Album', false, 0, now(), now())`,
    [id, project.account, project.id, id],
  );
  return { params: { album: id } };
}

const ACCOUNT = { global: true } as const;

/** Requests of Facebook. This installation has no app there, so none of them leaves the machine. */
export const FACEBOOK_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'facebook.board': () => ACCOUNT,
  'facebook.leave': () => ({ ...ACCOUNT, body: {} }),
  'facebook.back': () => ACCOUNT,
  'facebook.disconnect': () => ACCOUNT,
  'facebook.pages': () => ACCOUNT,
  'facebook.link': () => ({ ...ACCOUNT, body: { page: '501' } }),
  'facebook.unlink': () => ({ ...ACCOUNT, params: { page: '501' } }),
  'facebook.upload': ({ project }) => ({ body: { page: '501', name: 'Album', medias: [project.medias[0]] } }),
  'facebook.resume': albumOf,
  'facebook.stop': albumOf,
};

/** Requests of Google Business. This installation has no app there either. */
export const GOOGLE_SAMPLES: Record<string, () => Sample> = {
  'google-business.board': () => ACCOUNT,
  'google-business.leave': () => ACCOUNT,
  'google-business.back': () => ACCOUNT,
  'google-business.disconnect': () => ACCOUNT,
  'google-business.choose': () => ({ ...ACCOUNT, body: { place: 'accounts/1/locations/2' } }),
  'google-business.leave-out': () => ({ ...ACCOUNT, body: { place: 'accounts/1/locations/2' } }),
};
