import { pool, type Sql, transaction } from '@/core/db/pool';
import { type EventRow, findEvent, openNow } from '@/modules/access/project-repo';
import { mailLetter, tokenOf } from '@/modules/people/invitations/personal-link';
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
 * Returns the projects that announce their first photographs and whose photographs are complete: no upload in progress,
 * none being rendered. Decided from rows, so any worker gets the same result at any time.
 */
async function findFinished(): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select e.id from events e
      where e.send_client_email_on_first_upload and e.photos_mailed_at is null and e.published_at is not null
        and e.archived_at is null and e.deleted_at is null
        and exists (select 1 from media m where m.event_id = e.id and m.state = 'ready' and m.deleted_at is null)
        and not exists (select 1 from media m where m.event_id = e.id and m.deleted_at is null
              and (m.state = 'processing' or m.uploaded_at > now() - make_interval(secs => $1)))
        and not exists (select 1 from uploads u where u.event_id = e.id and u.state in ('receiving', 'verified')
              and u.created_at > now() - make_interval(mins => $2))
      order by e.id limit 200`,
    [QUIET_SECONDS, UPLOAD_MINUTES],
  );
  return rows.map(({ id }) => id);
}

/**
 * Mails the participants of each project whose first photographs are complete, once: those invited before the first of
 * them arrived (a later invitation mentions the photographs itself). With several workers, the first to mark the
 * project sends. Returns how many messages were sent.
 */
export async function mailFirstPhotos(): Promise<number> {
  let sent = 0;
  for (const id of await findFinished()) sent += await transaction((sql) => tellOne(sql, id));
  return sent;
}

async function tellOne(sql: Sql, id: string): Promise<number> {
  const { rowCount } = await sql.query(
    'update events set photos_mailed_at = now() where id = $1 and photos_mailed_at is null and send_client_email_on_first_upload',
    [id],
  );
  const event = rowCount ? await findEvent(id, sql) : null;
  if (!event || !openNow(event).allowed) return 0;
  const { rows } = await sql.query<{ first: Date | null; news: boolean }>(
    `select min(uploaded_at) as first, min(uploaded_at) > now() - make_interval(hours => $2) as news
       from media where event_id = $1 and deleted_at is null`,
    [id, NEWS_HOURS],
  );
  const { first = null, news = false } = rows[0] ?? {};
  return first && news ? tellPeople(sql, event, first) : 0;
}

async function tellPeople(sql: Sql, event: EventRow, first: Date): Promise<number> {
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
