import type { MailContent } from '@plugins/kit/server/mail';
import type { EventRow } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { requestToken } from './links';

/** What somebody is asked with: one button to the form, and a way to want no more of these. */
export function requestMail(
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
