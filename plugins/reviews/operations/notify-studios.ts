import { pool, type Sql, transaction } from '@plugins/kit/server/database';
import { sendMail, studioReaders } from '@plugins/kit/server/mail';
import { accountsWithNews, lockAccount, roundsOf, takeNews } from '../queries/reviews';
import { mayNotify } from '../rules/may-notify';
import { nameOf } from '../rules/name-of';
import { settings } from '../settings';
import { newReviewsMail } from './new-reviews-mail';

const KIND = 'reviews.new';

/**
 * Mails studios about new reviews: one mail for all of them, at most one an hour and a few a day, none if the studio
 * switched them off. Safe with concurrent workers: one sends. Returns how many mails were sent.
 */
export async function notifyStudios(now = new Date()): Promise<number> {
  const accounts = await accountsWithNews(pool());
  let sent = 0;
  for (const account of accounts) if (await transaction((sql) => notifyStudio(sql, account, now))) sent++;
  return sent;
}

async function notifyStudio(sql: Sql, account: string, now: Date): Promise<boolean> {
  const locked = await lockAccount(sql, account);
  const readers = locked ? await studioReaders(sql, account) : [];
  if (readers.length === 0) return false;
  const sent = await roundsOf(sql, { account, kind: KIND, now });
  if (!mayNotify(sent, now)) return false;
  const news = await takeNews(sql, account);
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
