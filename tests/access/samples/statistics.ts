import type { Sample } from '../samples';
import type { Person, World } from '../world';

/** Requests of the endpoints of statistics. */
export const STATISTICS_SAMPLES: Record<string, (world: World) => Sample> = {
  'statistics.look': ({ project }) => ({
    // Photographs alone: of one that its sender does not see, nothing is counted, which is refused.
    body: { photographs: { [project.medias[0] as string]: 3 }, galleries: {} },
  }),
  'statistics.studio': () => ({ global: true }),
  'statistics.studio_table': () => ({ global: true }),
  'statistics.platform_table': () => ({ global: true }),
};

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** People whose own device it is; for all others it is the owner's. */
const WITH_DEVICES: Person[] = ['assistant', "another account's owner"];

/** The one device of this person, turned on again if a request has removed it. */
async function deviceOf({ people }: World, person: Person): Promise<Sample> {
  const of = WITH_DEVICES.includes(person) ? person : 'owner';
  const name = `Chrome of ${of}`;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${encodeURIComponent(of)}`;
  const { json } = await people[of].put('/api/x/push/devices', { endpoint, keys: KEYS, name });
  const { devices: all = [] } = json as unknown as { devices?: { id: string; name: string }[] };
  return { params: { device: all.find((device) => device.name === name)?.id ?? '' }, global: true };
}

/** Requests of the endpoints of notices; devices are one's own, so that other people's are never named. */
export const PUSH_SAMPLES: Record<string, (world: World, person: Person) => Promise<Sample> | Sample> = {
  'push.devices': () => ({ global: true }),
  'push.keep': () => ({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/matrix', keys: KEYS, name: 'Chrome' },
    global: true,
  }),
  'push.remove': (world, person) => deviceOf(world, person),
  'push.test': (world, person) => deviceOf(world, person),
  'push.worker': () => ({ global: true }),
  'push.manifest': () => ({ global: true }),
};
