import { transaction } from '@plugins/kit/server/database';
import { addAddresses, additionalOf } from '@plugins/kit/server/internal';
import { type MailContent, sendMail } from '@plugins/kit/server/mail';
import { takeRate } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { countInvited, insertRequest, listPeople, markRequested, STOP } from '../queries/requests';
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
    if (reason === 'asked') await markRequested(sql, event.id);
    const found = await listPeople(sql, {
      event: event.id,
      account: event.account_id,
      locale: event.locale,
      emails,
    });
    let requested = 0;
    for (const { client, email, locale, wants } of found) {
      const more = await additionalOf(sql, client, { but: email, stop: STOP });
      const boxes = [
        ...(wants ? [{ to: email, box: 'client' as const }] : []),
        ...(more ? [{ to: more, box: 'additional' as const }] : []),
      ];
      if (boxes.length === 0) continue;
      const owner = { account: event.account_id, event: event.id };
      const request = await insertRequest(sql, { ...owner, client, reason });
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
          stop: leavePath(request, box),
          content: requestMail(event, { request, box }, locale),
        });
      requested++;
    }
    const wanted = emails ? emails.length : await countInvited(sql, event.id);
    return { requested, left: Math.max(0, wanted - requested) };
  });
}
