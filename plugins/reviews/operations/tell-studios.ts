import { pool, type Sql, transaction } from '@plugins/kit/server/database';
import { sendMail, studioReaders } from '@plugins/kit/server/mail';
import { mayTell } from '../rules/may-tell';
import { settings } from '../settings';
import { newReviewsMail } from './new-reviews-mail';
import { nameOf, REVIEW_COLUMNS, type ReviewRow } from './review-row';

const KIND = 'reviews.new';
/** SQL for recent reviews written here that no mail has covered; imported ones are left out. */
const NEWS = `r.told_at is null and r.deleted_at is null and r.source in ('project', 'site') and r.created_at > now() - interval '1 day'`;

/**
 * Mails studios about new reviews: one mail for all of them, at most one an hour and a few a day, none if the studio
 * switched them off. Safe with concurrent workers: one sends. Returns how many mails were sent.
 */
export async function tellStudios(now = new Date()): Promise<number> {
  const { rows } = await pool().query<{ account: string }>(
    `select distinct r.account_id as account from reviews r where ${NEWS}`,
  );
  let sent = 0;
  for (const { account } of rows) if (await transaction((sql) => tellOne(sql, account, now))) sent++;
  return sent;
}

async function tellOne(sql: Sql, account: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from accounts a where a.id = $1 and a.active for update skip locked',
    [account],
  );
  const readers = rowCount ? await studioReaders(sql, account) : [];
  if (readers.length === 0) return false;
  const { rows: before } = await sql.query<{ at: Date }>(
    `select distinct created_at as at from mails where account_id = $1 and kind = $2 and created_at > $3::timestamptz - interval '1 day'`,
    [account, KIND, now],
  );
  const sent = before.map(({ at }) => at);
  if (!mayTell(sent, now)) return false;
  const { rows: news } = await sql.query<ReviewRow>(
    `with r as (update reviews r set told_at = now() where r.account_id = $1 and ${NEWS} returning *)
     select ${REVIEW_COLUMNS} from r order by r.created_at, r.id`,
    [account],
  );
  if (news.length === 0 || !(await settings.read(account, sql)).mails) return false;
  const reviews = news.map((row) => ({ name: nameOf(row), rating: row.rating, content: row.content }));
  for (const { email, locale } of readers)
    await sendMail(sql, {
      kind: KIND,
      to: email,
      account,
      locale,
      replyTo: null,
      content: newReviewsMail(reviews, locale),
    });
  return true;
}
