import { pictureToken } from '@media/pictures/address';
import type { StudioPerson } from '@/modules/access/enter-studio';

/** The token that signs one project's pictures for a person of the account. */
export function staffToken(
  person: Pick<StudioPerson, 'user' | 'sessionId' | 'role'>,
  eventId: string,
): string {
  const user = { id: person.user.id, name: null, sessionId: person.sessionId };
  return pictureToken(eventId, { role: person.role, grant: null, user, name: null });
}
