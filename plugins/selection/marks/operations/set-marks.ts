import { KeepersError } from '@plugins/kit/server';
import { announce } from '@plugins/kit/server/changes';
import { type Sql, transaction } from '@plugins/kit/server/database';
import { personKey, personOf, recordChanges } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { beginMarks, holdMarks, isSeen, writeMarks } from '../queries/marks';
import { changedMarks, type PhotoMarks, withMarks } from '../rules/photo-marks';

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
    const seen = await isSeen(sql, { event: event.id, media, role: viewer.role });
    if (!seen) throw new KeepersError('NOT_FOUND');
    const key = { event: event.id, media, person };
    await beginMarks(sql, {
      ...key,
      account: event.account_id,
      grant: viewer.grant?.id ?? null,
      user: viewer.grant ? null : (viewer.user?.id ?? null),
    });
    const before = await holdMarks(sql, key);
    const after = withMarks(before, input);
    const changed = changedMarks(before, after);
    if (Object.keys(changed).length === 0) return { media, ...after };
    await writeMarks(sql, key, after);
    const change = await publishMark(sql, { event, viewer }, { media, person, after, changed });
    return { media, ...after, ...(change ? { change } : {}) };
  });
  announce(event.id);
  return answer;
}

/**
 * Notifies the person's other devices of all changes, and everybody who sees picks of a client's favorite. Returns the
 * id of the first message.
 */
async function publishMark(
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
