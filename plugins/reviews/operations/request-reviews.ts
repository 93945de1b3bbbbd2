import { type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { additionalOf, type MailContent, sendMail, wantsMail } from '@plugins/kit/server/mail';
import { addAddresses, takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { leavePath, requestToken } from './links';

/** The mail of a request: one button to the form, and an unsubscribe link. */
function requestMail(
  event: Pick<EventRow, 'id' | 'name' | 'brand_name'>,
  { request, box }: { request: string; box: 'client' | 'additional' },
  locale: 'en' | 'he',
): MailContent {
  const t = translator(locale);
  const about = { studio: event.brand_name, event: event.name };
  const token = requestToken(request, box);
  return {
    subject: t('reviews.mail.subject', about),
    heading: t('reviews.mail.heading', about),
    paragraphs: [t('reviews.mail.text', about)],
    button: { label: t('reviews.mail.button'), path: `/events/${event.id}/reviews/new?r=${token}` },
    remark: t('reviews.mail.remark', about),
    links: [{ label: t('reviews.mail.stop', about), path: `/review_requests/stop?r=${token}` }],
  };
}

/** The result of sending requests. */
export interface Requested {
  /** Sent now. */
  requested: number;
  /** Not sent: requested before, answered already, or unsubscribed. */
  left: number;
}

interface Person {
  client: string;
  email: string;
  locale: 'en' | 'he';
  /** Their own address is subscribed; an additional one may be, even if this is not. */
  wants: boolean;
}

const STOP = 'reviews_stopped_at';

/**
 * Returns who may get a request: the project's clients with an address, or those of these addresses, without the
 * unsubscribed and those who answered.
 */
async function findPeople(sql: Sql, event: EventRow, emails: string[] | null): Promise<Person[]> {
  const { rows } = await sql.query<Person>(
    `select distinct on (lower(c.email)) c.id as client, c.email, coalesce(c.locale::text, $3) as locale,
            c.${STOP} is null and ${wantsMail(STOP, 'c.email', 'c.account_id')} as wants
       from clients c
      where c.account_id = $2 and c.deleted_at is null and c.email is not null
        and case when $4::text[] is null
              then exists (select 1 from invitations i where i.event_id = $1 and i.client_id = c.id and i.revoked_at is null
                            and i.role = 'client')
              else lower(c.email) = any($4) end
        and not exists (select 1 from reviews r where r.project_id = $1 and r.client_id = c.id)
      order by lower(c.email), c.id`,
    [event.id, event.account_id, event.locale, emails],
  );
  return rows;
}

/**
 * Requests reviews from people of a project, at most once each. `emails`, in lower case, limits it to these and
 * creates clients for unknown ones, which stay if the requests are refused; by default every client of the project.
 * From then on the gallery asks its visitors, too.
 */
export async function requestReviews(
  event: EventRow,
  reason: 'asked' | 'completed',
  emails: string[] | null = null,
): Promise<Requested> {
  if (emails) await addAddresses(event.account_id, emails);
  return transaction(async (sql) => {
    if (reason === 'asked')
      await sql.query(
        'update events set reviews_requested_at = coalesce(reviews_requested_at, now()) where id = $1',
        [event.id],
      );
    const found = await findPeople(sql, event, emails);
    let requested = 0;
    for (const { client, email, locale, wants } of found) {
      const more = await additionalOf(sql, client, { but: email, stop: STOP });
      const boxes = [
        ...(wants ? [{ to: email, box: 'client' as const }] : []),
        ...(more ? [{ to: more, box: 'additional' as const }] : []),
      ];
      if (boxes.length === 0) continue;
      const { rows } = await sql.query<{ id: string }>(
        `insert into review_requests (id, account_id, event_id, client_id, reason, sent_at)
         values ($1, $2, $3, $4, $5, now()) on conflict (event_id, client_id) do nothing returning id`,
        [uuidv7(), event.account_id, event.id, client, reason],
      );
      const [request] = rows;
      if (!request) continue;
      if (reason === 'asked') await takeRate('letters', event.account_id, boxes.length, sql);
      for (const { to, box } of boxes)
        await sendMail(sql, {
          kind: 'review.request',
          to,
          account: event.account_id,
          event: event.id,
          client,
          locale,
          stop: leavePath(request.id, box),
          content: requestMail(event, { request: request.id, box }, locale),
        });
      requested++;
    }
    const wanted = emails ? emails.length : await countClients(sql, event.id);
    return { requested, left: Math.max(0, wanted - requested) };
  });
}

async function countClients(sql: Sql, event: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(distinct i.client_id)::int as count from invitations i join clients c on c.id = i.client_id and c.deleted_at is null
      where i.event_id = $1 and i.revoked_at is null and i.role = 'client'`,
    [event],
  );
  return rows[0]?.count ?? 0;
}
