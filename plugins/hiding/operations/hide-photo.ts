import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { transaction } from '@plugins/kit/server/database';
import { type Authorized, allow } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { decideHiding } from '../rules/hiding';

interface Locked {
  gallery: string;
  hidden: boolean;
  hidden_by: 'client' | 'account' | null;
  private: boolean;
}

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
    const { rows } = await sql.query<Locked>({
      name: 'lock-to-hide',
      text: `select m.gallery_id as gallery, m.hidden, m.hidden_by::text as hidden_by,
                    (m.private or m.gallery_private) as private
               from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
              where m.id = $1 and m.event_id = $2 and m.deleted_at is null and m.state <> 'refused' for update of m`,
      values: [input.media, event.id],
    });
    const media = rows[0];
    if (!media || (media.private && !ofAccount)) throw new KeepersError('NOT_FOUND');
    const { change } = requireAllowed(decideHiding({ ...media, wanted: input.hidden, ofAccount }));
    if (!change) return false;
    await sql.query({
      name: 'hide',
      text: `update media set hidden = $2, hidden_by = case when $2 then $3::enum_media_hidden_by end, updated_at = now()
              where id = $1`,
      values: [input.media, input.hidden, ofAccount ? 'account' : 'client'],
    });
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
