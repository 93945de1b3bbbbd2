import { KeepersError } from '@plugins/kit/server';
import { announce, recordChanges } from '@plugins/kit/server/changes';
import { type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { type Authorized, personKey, personOf, type Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { changedMarks, type PhotoMarks, withMarks } from '../rules/photo-marks';
import { holdMarks } from './marks-repo';

/** A person's rating of a photograph after a request. */
export type MarksAnswer = PhotoMarks & {
  media: string;
  /** The id of its live message; none if nothing changed. */
  change?: string;
};

/**
 * Sets a person's rating of a photograph; omitted fields stay, and repeating changes nothing. Others are notified of a
 * client's favorite only. Throws NOT_FOUND.
 */
export async function setMarks(
  { event, viewer }: Authorized,
  media: string,
  input: Partial<PhotoMarks>,
): Promise<MarksAnswer> {
  const person = personOf(viewer);
  if (person === null) throw new KeepersError('NOT_FOUND');
  const answer = await transaction(async (sql): Promise<MarksAnswer> => {
    await requireSeen(sql, { event: event.id, media, role: viewer.role });
    await sql.query({
      name: 'marks-begin',
      // Insert a row older than any rating, so that there is a row to lock.
      text: `insert into selection_marks
               (id, account_id, event_id, media_id, person, grant_id, user_id, favourite, stars, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, false, 0, now(), 'epoch')
             on conflict (event_id, person, media_id) do nothing`,
      values: [
        uuidv7(),
        event.account_id,
        event.id,
        media,
        person,
        viewer.grant?.id ?? null,
        viewer.grant ? null : (viewer.user?.id ?? null),
      ],
    });
    const before = await holdMarks(sql, { event: event.id, media, person });
    const after = withMarks(before, input);
    const changed = changedMarks(before, after);
    if (Object.keys(changed).length === 0) return { media, ...after };
    await sql.query({
      name: 'marks-write',
      text: `update selection_marks set favourite = $4, stars = $5, colour = $6, updated_at = clock_timestamp()
              where event_id = $1 and person = $2 and media_id = $3`,
      values: [event.id, person, media, after.favourite, after.stars, after.colour],
    });
    const change = await tell(sql, { event, viewer }, { media, person, after, changed });
    return { media, ...after, ...(change ? { change } : {}) };
  });
  announce(event.id);
  return answer;
}

async function requireSeen(
  sql: Sql,
  { event, media, role }: { event: string; media: string; role: Viewer['role'] },
): Promise<void> {
  const { rows } = await sql.query({
    name: `marks-seen-${role}`,
    text: `select 1 from media m where m.id = $1 and m.event_id = $2 and ${visibleTo(role)}`,
    values: [media, event],
  });
  if (rows.length === 0) throw new KeepersError('NOT_FOUND');
}

/**
 * Notifies the person's other devices of all changes, and everybody who sees picks of a client's favorite. Returns the
 * id of the first message.
 */
async function tell(
  sql: Sql,
  { event, viewer }: Authorized,
  {
    media,
    person,
    after,
    changed,
  }: { media: string; person: string; after: PhotoMarks; changed: Partial<PhotoMarks> },
): Promise<string | undefined> {
  const key = personKey(event.id, person);
  const actor = { grant: viewer.grant?.id, user: viewer.user?.id };
  const own = { event: event.id, kind: 'mark' as const, data: { person: key, media, ...after }, actor };
  const { favourite } = changed;
  const [id] = await recordChanges(sql, [
    own,
    ...(viewer.grant && favourite !== undefined
      ? [{ event: event.id, kind: 'favourite' as const, data: { person: key, media, favourite }, actor }]
      : []),
  ]);
  return id;
}
