import type { Sample } from '../samples';
import type { World } from '../world';

/** Requests of the endpoints of statistics. */
export const STATISTICS_SAMPLES: Record<string, (world: World) => Sample> = {
  'statistics.look': ({ project }) => ({
    body: { photographs: { [project.medias[0] as string]: 3 }, galleries: { [project.gallery]: 5 } },
  }),
  'statistics.studio': () => ({ global: true }),
  'statistics.studio_table': () => ({ global: true }),
};

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const NO_DEVICE = '0199aaaa-0000-7000-8000-000000000000';

/** Requests of the endpoints of notices; devices are one's own, so that other people's are never named. */
export const PUSH_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'push.devices': () => ({ global: true }),
  'push.keep': () => ({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/matrix', keys: KEYS, name: 'Chrome' },
    global: true,
  }),
  'push.remove': () => ({ params: { device: NO_DEVICE }, global: true }),
  'push.test': () => ({ params: { device: NO_DEVICE }, global: true }),
  'push.worker': () => ({ global: true }),
  'push.manifest': () => ({ global: true }),
};
