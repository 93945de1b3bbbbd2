import { randomUUID } from 'node:crypto';
import { sign } from '@/core/crypto';
import type { Sample } from '../samples';
import type { World } from '../world';

const photoOf = ({ project }: World) => project.medias[0] as string;
const ofPhoto = (world: World): Sample => ({ params: { media: photoOf(world) } });

/** A comment of the world's client, which the client may withdraw and the studio may remove. */
async function ofComment({ project, people }: World): Promise<Sample> {
  const id = randomUUID();
  const path = `/api/x/talk/projects/${project.id}/photographs/${project.medias[0]}/comments`;
  await people.client.post(path, { id, text: 'Lovely' });
  return { params: { comment: id, media: project.medias[0] as string } };
}

const stopOf = ({ studio }: World) => `u.${studio.owner}.${sign('talk.stop', `u${studio.owner}`, 22)}`;

/** Requests of the comment endpoints. */
export const TALK_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'talk.thread': ofPhoto,
  'talk.say': (world) => ({ ...ofPhoto(world), body: { id: randomUUID(), text: 'Lovely' } }),
  'talk.seen': (world) => ({ ...ofPhoto(world), body: {} }),
  'talk.remove': ofComment,
  'talk.restore': ofComment,
  'talk.read-board': (world) => ({ body: { medias: [photoOf(world)] } }),
  'talk.resolve': async (world) => ({ ...(await ofComment(world)), body: { resolved: true } }),
  'talk.mails': () => ({ body: { on: true }, global: true }),
  'talk.stop': (world) => ({ body: { token: stopOf(world) } }),
  'talk.leave': (world) => ({ query: `?r=${stopOf(world)}`, body: { 'List-Unsubscribe': 'One-Click' } }),
};
