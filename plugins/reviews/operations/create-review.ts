import { KeepersError } from '@plugins/kit/server';
import { emit } from '@plugins/kit/server/changes';
import { pool, type Sql, transaction } from '@plugins/kit/server/database';
import { additionalOf, captcha } from '@plugins/kit/server/internal';
import { type MailContent, sendMail } from '@plugins/kit/server/mail';
import { takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { markAnswered } from '../queries/requests';
import {
  countStrangers,
  findProject,
  findStudioName,
  insertReview,
  type ReviewRow,
} from '../queries/reviews';
import { proofNeeded } from '../rules/decide-proof';
import type { WrittenReview } from '../rules/read-review';
import { ownPath } from './links';

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

/**
 * Stores a review, visible to the studio alone until it is published. Throws RATE_REACHED for many by one person, and
 * PROOF_NEEDED if many strangers have written and this one has not solved the challenge.
 */
export async function createReview(from: ReviewOrigin, written: WrittenReview): Promise<ReviewRow> {
  const { recaptcha_token: token, ...words } = written;
  const lately = await countStrangers(pool(), from.account);
  if (proofNeeded(from.known === true, lately)) {
    const proved = token ? await captcha().verify(token, { address: from.address }) : false;
    if (!proved) throw new KeepersError('PROOF_NEEDED');
  }
  await takeRate('review', from.by);
  return transaction(async (sql) => {
    const row = await insertReview(sql, {
      account: from.account,
      project: from.project ?? null,
      client: from.client ?? null,
      grant: from.grant ?? null,
      user: from.user ?? null,
      content: words.content,
      rating: words.rating,
      firstName: words.reviewer_first_name,
      lastName: words.reviewer_last_name || null,
      email: from.email?.toLowerCase() ?? null,
      source: from.source,
      locale: from.locale,
    });
    if (!row) throw new KeepersError('INTERNAL_ERROR');
    await markAnswered(sql, {
      request: from.request ?? null,
      project: from.project ?? null,
      client: from.client ?? null,
    });
    await emit(sql, 'review.created', from.account, async () => ({
      project: await findProject(sql, from.project ?? null),
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
  const studio = (await findStudioName(sql, { account, project: project ?? null })) ?? '';
  const more = client ? await additionalOf(sql, client, { but: email }) : null;
  for (const to of more ? [email, more] : [email])
    await sendMail(sql, {
      kind: 'reviews.received',
      to,
      account,
      event: project ?? null,
      client: client ?? null,
      locale,
      content: receivedMail(row, studio, locale),
    });
}
