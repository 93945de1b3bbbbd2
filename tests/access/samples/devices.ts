import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { requestCode } from '@/modules/devices/operations/pair-device';
import { createGallery } from '@/modules/project/operations/manage-project';
import { eventOf, makeMedia } from '../../helpers/studio';
import type { Sample } from '../samples';
import type { World } from '../world';

/** A code that a program asked for, each from a network of its own. */
let network = 0;
export const codeOf = async (): Promise<string> => {
  network += 1;
  const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
  return (await requestCode({ name: 'Studio Mac', kind: 'agent' }, address)).user_code;
};

const ofGallery = ({ project }: World): Sample => ({ params: { gallery: project.gallery } });

/** A photograph of the world's gallery that may be trashed. */
async function ofPhoto({ project }: World): Promise<Sample> {
  const place = { account: project.account, event: project.id, gallery: project.gallery };
  const media = await makeMedia(place, `GONE_${uuidv7()}.JPG`);
  return { params: { gallery: project.gallery }, body: { medias: [media] } };
}

async function ofQuestion({ project }: World): Promise<Sample> {
  const question = uuidv7();
  await pool().query(
    `insert into device_questions (id, account_id, event_id, gallery_id, device, medias) values ($1, $2, $3, $4, 'Mac', $5)
       on conflict (gallery_id) do update set id = excluded.id`,
    [question, project.account, project.id, project.gallery, [project.medias[0]]],
  );
  return { params: { question }, body: { trash: false } };
}

/** Requests of connected programs, and of the screen that connects them. */
export const DEVICE_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'studio.devices': () => ({ global: true }),
  'studio.program': () => ({ params: { program: 'lightroom' }, global: true }),
  'studio.read-device-code': async () => ({ body: { code: await codeOf() }, global: true }),
  'studio.decide-device-code': async () => ({
    body: { code: await codeOf(), allow: true, scopes: ['upload'] },
    global: true,
  }),
  'studio.answer-device-question': ofQuestion,
  'devices.codes': () => ({ body: { name: 'Studio Mac', kind: 'agent', version: '1.0.0' } }),
  'devices.token': () => ({ body: { device_code: 'unknown' } }),
  'devices.me': () => ({ global: true }),
  'devices.agent': () => ({ global: true }),
  'devices.heartbeat': () => ({ body: { version: '1.0.0', state: { status: 'idle' } }, global: true }),
  'projects.list': () => ({ query: '?q=project', global: true }),
  'projects.create': () => ({ body: { name: 'Noa & Dan', date: '2026-11-25' }, global: true }),
  'projects.change': () => ({ body: { name: 'Renamed' } }),
  'projects.create-gallery': () => ({ body: { name: 'Evening' } }),
  'projects.change-gallery': ({ project }) => ({
    params: { gallery: project.gallery },
    body: { name: 'Morning', before: null },
  }),
  'projects.delete-gallery': async ({ project }) => ({
    params: { gallery: (await createGallery(await eventOf(project.id), { name: 'To go' })).id },
  }),
  'galleries.medias': ofGallery,
  'galleries.order': ({ project }) => ({
    params: { gallery: project.gallery },
    body: { medias: [project.medias[0]] },
  }),
  'galleries.trash': ofPhoto,
  'galleries.gone': ofPhoto,
};
