import { createInvitation } from '@/modules/people/operations/create-invitation';
import type { Web } from './start-web';
import { eventOf, type Project } from './studio';

/** The last rendered page, and the data that the front passed to it. */
export function drawnLast(web: Web) {
  const { path, headers } = web.drawn.at(-1) ?? { path: '', headers: {} };
  const form = headers['x-keepers-form'];
  return { path, form: form ? JSON.parse(decodeURIComponent(String(form))) : null };
}

/** Creates an invitation as the photographer does; returns its id and the token of its link. */
export async function invite(
  to: Project,
  role: 'client' | 'guest' = 'client',
): Promise<{ token: string; id: string }> {
  const event = await eventOf(to.id);
  const viewer = { role: 'owner', grant: null, user: null, name: null } as const;
  const link = await createInvitation({ event, viewer }, { name: 'Dana', role, send: false });
  const token = /\/i\/([\w-]+)/.exec(JSON.stringify(link))?.[1] ?? '';
  return { token, id: link.id };
}
