import type { MailContent } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';
import { ownPath } from './links';

/** What a reviewer is told with: that it arrived, and where it can be read again and taken back. */
export function receivedMail(
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
