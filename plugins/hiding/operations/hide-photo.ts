import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { transaction } from '@plugins/kit/server/database';
import { type Authorized, allow } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { lockToHide, setHidden } from '../queries';
import { decideHiding } from '../rules/hiding';

/**
 * Hides a photograph from guests or shows it again; does nothing if it already has that state. Its picks stay. Throws
 * NOT_FOUND, or HIDDEN_BY_ACCOUNT if a client tries to show what the account has hidden.
 */
export async function hidePhoto(
  { event, viewer }: Authorized,
  input: { media: string; hidden: boolean },
): Promise<{ hidden: boolean }> {
  const ofAccount = allow(viewer.role, 'media.withdraw') !== 'none';
  const changed = await transaction(async (sql) => {
    const media = await lockToHide(sql, { media: input.media, event: event.id });
    if (!media || (media.private && !ofAccount)) throw new KeepersError('NOT_FOUND');
    const { change } = requireAllowed(decideHiding({ ...media, wanted: input.hidden, ofAccount }));
    if (!change) return false;
    const by = ofAccount ? 'account' : 'client';
    await setHidden(sql, { media: input.media, hidden: input.hidden, by });
    // Only the account sees a withdrawn photograph: do not notify others.
    if (media.private) return false;
    await recordChange(sql, {
      event: event.id,
      kind: 'hiding',
      data: { media: input.media, gallery: media.gallery, hidden: input.hidden },
      actor: { grant: viewer.grant?.id, user: viewer.user?.id, name: viewer.name },
    });
    return true;
  });
  if (changed) announce(event.id);
  return { hidden: input.hidden };
}
