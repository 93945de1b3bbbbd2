import { KeepersError } from '@plugins/kit/server';
import { emit } from '@plugins/kit/server/changes';
import { pool, type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import { additionalOf, type MailContent, sendMail } from '@plugins/kit/server/mail';
import { captcha, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { proofNeeded } from '../rules/decide-proof';
import type { WrittenReview } from '../rules/read-review';
import { ownPath } from './links';
import { REVIEW_COLUMNS, type ReviewRow } from './review-row';

/** The confirmation for an author: the review has arrived, with a link to read and withdraw it. */
function receivedMail(
  review: { id: string; content: string },
  studio: string,
  locale: 'en' | 'he',
): MailContent {
  const t = translator(locale);
  return {
    subject: t('reviews.received.subject', { studio }),
    heading: t('reviews.received.heading'),
    paragraphs: [t('reviews.received.text', { studio }), review.content],
    button: { label: t('reviews.received.button'), path: ownPath(review.id) },
    remark: t('reviews.received.remark'),
  };
}

/** The origin of a review: the studio, the project, and the author as far as known. */
export interface ReviewOrigin {
  account: string;
  source: 'project' | 'site';
  locale: 'en' | 'he';
  project?: string | null;
  grant?: string | null;
  user?: string | null;
  client?: string | null;
  email?: string | null;
  /** The request it answers. */
  request?: string | null;
  /** The studio admitted them as a client or sent a request: no proof of work needed. */
  known?: boolean;
  /** Key of the rate limit: a grant, a person or a browser. */
  by: string;
  /** IP address, for the proof of work. */
  address: string;
}

/** Counts reviews to this studio by unknown people within the last hour. */
async function strangersLately(sql: Sql, account: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from reviews r left join grants g on g.id = r.written_by_id
      where r.account_id = $1 and r.created_at > now() - interval '1 hour'
        and (r.source = 'site' or (r.source = 'project' and r.client_id is null and g.role = 'guest'))`,
    [account],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Stores a review, visible to the studio alone until it is published. Throws RATE_REACHED for many by one person, and
 * PROOF_NEEDED if many strangers have written and this one has not solved the challenge.
 */
export async function createReview(from: ReviewOrigin, written: WrittenReview): Promise<ReviewRow> {
  const { recaptcha_token: token, ...words } = written;
  const lately = await strangersLately(pool(), from.account);
  if (proofNeeded(from.known === true, lately)) {
    const proved = token ? await captcha().verify(token, { address: from.address }) : false;
    if (!proved) throw new KeepersError('PROOF_NEEDED');
  }
  await takeRate('review', from.by);
  return transaction(async (sql) => {
    const { rows } = await sql.query<ReviewRow>(
      `with r as (
         insert into reviews (id, account_id, project_id, client_id, written_by_id, user_id, content, rating, reviewer_first_name,
           reviewer_last_name, reviewer_email, public, source, locale, written_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, false, $12, $13::enum_reviews_locale, now()) returning *)
       select ${REVIEW_COLUMNS} from r`,
      [
        uuidv7(),
        from.account,
        from.project ?? null,
        from.client ?? null,
        from.grant ?? null,
        from.user ?? null,
        words.content,
        words.rating,
        words.reviewer_first_name,
        words.reviewer_last_name || null,
        from.email?.toLowerCase() ?? null,
        from.source,
        from.locale,
      ],
    );
    const [row] = rows;
    if (!row) throw new KeepersError('INTERNAL_ERROR');
    await sql.query(
      `update review_requests set answered_at = coalesce(answered_at, now()), updated_at = now()
        where id = $1 or (event_id = $2 and client_id = $3)`,
      [from.request ?? null, from.project ?? null, from.client ?? null],
    );
    await emit(sql, 'review.created', from.account, async () => ({
      project: await projectOf(sql, from.project ?? null),
      review: { id: row.id, rating: words.rating },
    }));
    if (from.email) await confirm(sql, from, from.email, row);
    return row;
  });
}

/** Mails the author a confirmation in the review's language, with the link to withdraw it. */
async function confirm(
  sql: Sql,
  { account, project, client, locale }: ReviewOrigin,
  email: string,
  row: ReviewRow,
): Promise<void> {
  const { rows } = await sql.query<{ studio: string }>(
    `select coalesce(b.business_name, a.name) as studio from accounts a left join events e on e.id = $2
       left join brands b on b.id = e.brand_id where a.id = $1`,
    [account, project ?? null],
  );
  const more = client ? await additionalOf(sql, client, { but: email }) : null;
  for (const to of more ? [email, more] : [email])
    await sendMail(sql, {
      kind: 'reviews.received',
      to,
      account,
      event: project ?? null,
      client: client ?? null,
      locale,
      content: receivedMail(row, rows[0]?.studio ?? '', locale),
    });
}

async function projectOf(sql: Sql, id: string | null): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from events where id = $1',
    [id],
  );
  return rows[0] ?? null;
}
