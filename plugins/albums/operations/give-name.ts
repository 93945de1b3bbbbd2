import { introduceSelf } from '@plugins/kit/server/internal';
import { type Authorized, isStaff, type Viewer } from '@plugins/kit/server/people';

/** Whether a client of the project is known by no name yet. */
export const isNameless = ({ role, grant, name }: Viewer): boolean =>
  !isStaff(role) && grant !== null && !name;

/**
 * Keeps the name that a nameless client gave with a note or an approval, which is theirs in the project from then on; an
 * empty one changes nothing. A client or an account that the studio knows gets no name from here. Throws RATE_REACHED.
 */
export async function giveName(entered: Authorized, name: string): Promise<void> {
  const { viewer } = entered;
  if (name && isNameless(viewer) && !viewer.grant?.client_id && !viewer.grant?.user_id)
    await introduceSelf(entered, { name });
}
