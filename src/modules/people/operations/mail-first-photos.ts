import { type Sql, transaction } from '@/core/db/pool';
import { openNow } from '@/modules/access/open-now';
import { type EventRow, findEvent } from '@/modules/access/queries';
import { mailLetter, tokenOf } from '@/modules/people/invitations/personal-link';
import { claimAnnouncement, findFinished, findFirstPhoto } from '@/modules/people/queries/first-photos';
import { countRefusals, lockPlaces, markGone } from '@/modules/people/queries/invitations-repo';
import { decideMail, personState } from '@/modules/people/rules/people';

/** Seconds without a new photograph after which a batch counts as complete. */
const QUIET_SECONDS = 60;
/** Minutes after which an upload counts as abandoned, so that it no longer delays the mail. */
const UPLOAD_MINUTES = 10;
/**
 * Hours after a project's first photograph during which the mail is sent: enabling the option later does not announce
 * old ones.
 */
const NEWS_HOURS = 24;

/**
 * Mails the participants of each project whose first photographs are complete, once: those invited before the first of
 * them arrived (a later invitation mentions the photographs itself). With several workers, the first to mark the
 * project sends. Returns how many messages were sent.
 */
export async function mailFirstPhotos(): Promise<number> {
  let sent = 0;
  for (const id of await findFinished(QUIET_SECONDS, UPLOAD_MINUTES))
    sent += await transaction((sql) => mailProject(sql, id));
  return sent;
}

async function mailProject(sql: Sql, id: string): Promise<number> {
  const event = (await claimAnnouncement(sql, id)) ? await findEvent(id, sql) : null;
  if (!event || !openNow(event).allowed) return 0;
  const { first, news } = await findFirstPhoto(sql, id, NEWS_HOURS);
  return first && news ? mailPeople(sql, event, first) : 0;
}

async function mailPeople(sql: Sql, event: EventRow, first: Date): Promise<number> {
  const places = (await lockPlaces(sql, event.id)).filter((place) => {
    const state = personState({ ...place, completed: event.printselectiondone });
    return state !== 'revoked' && state !== 'added' && place.created_at < first;
  });
  const emails = places.flatMap(({ client }) => client.email ?? []);
  const refusals = await countRefusals(sql, event.account_id, emails);
  let sent = 0;
  for (const place of places) {
    const { client } = place;
    const { email } = client;
    if (!email) continue;
    if (!decideMail({ email, refusals: refusals.get(email.toLowerCase()) ?? 0 }).allowed) continue;
    const token = await tokenOf(sql, place);
    await mailLetter(sql, event, { client: { ...client, email }, token, kind: 'photos_ready' });
    await markGone(sql, place.id, 'reminded_at');
    sent += 1;
  }
  return sent;
}
