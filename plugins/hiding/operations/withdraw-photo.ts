import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { lockToWithdraw, setPrivate } from '../queries';

/**
 * Makes a photograph visible to the account only, or restores it; does nothing if it already has that state. Its picks
 * stay. Clients and guests receive it as removed, or as added. Throws NOT_FOUND.
 */
export async function withdrawPhoto(
  { event, viewer }: Authorized,
  input: { media: string; private: boolean },
): Promise<{ hidden: boolean; private: boolean }> {
  const done = await transaction(async (sql) => {
    const media = await lockToWithdraw(sql, { media: input.media, event: event.id });
    if (!media) throw new KeepersError('NOT_FOUND');
    if (media.private === input.private) return { hidden: media.hidden, changed: false };
    await setPrivate(sql, { media: input.media, to: input.private });
    // Guests could not see a hidden photograph before or after: do not notify them.
    const kind = media.hidden && !input.private ? 'hiding' : 'media';
    const state = input.private ? 'removed' : 'ready';
    await recordChange(sql, {
      event: event.id,
      kind,
      data: {
        media: input.media,
        gallery: media.gallery,
        ...(kind === 'hiding' ? { hidden: true } : { state }),
      },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    return { hidden: media.hidden, changed: true };
  });
  if (done.changed) announce(event.id);
  return { hidden: done.hidden, private: input.private };
}
