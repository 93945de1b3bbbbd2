import { createInvitation } from '@/modules/people/operations/create-invitation';
import { eventOf, type Project } from './studio';

/** Invites a client as the photographer does; returns the path of their link. */
export async function makeInvitation(
  project: Pick<Project, 'id'>,
  name: string,
  role: 'client' | 'guest' = 'client',
): Promise<string> {
  const event = await eventOf(project.id);
  const viewer = { role: 'owner', grant: null, user: null, name: null } as const;
  const link = await createInvitation({ event, viewer }, { name, role, send: false });
  return new URL(link.url).pathname;
}
