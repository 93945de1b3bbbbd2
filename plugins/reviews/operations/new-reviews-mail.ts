import type { MailContent } from '@plugins/kit/server/mail';
import { apart, translator } from '@plugins/kit/server/texts';

/** Reviews named in one message; of more it says how many. */
const MOST = 5;
/** Letters of each that are shown. */
const LETTERS = 200;

const short = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length <= LETTERS ? line : `${line.slice(0, LETTERS).trimEnd()}…`;
};

/** What a studio is told with: who wrote, how many stars, how it begins; one button to all of them. */
export function newReviewsMail(
  news: readonly { name: string; rating: number; content: string }[],
  locale: 'en' | 'he',
): MailContent {
  const t = translator(locale);
  const count = news.length;
  const more = count - MOST;
  return {
    subject: t('reviews.told.subject', { count }),
    heading: t('reviews.told.heading', { count }),
    paragraphs: [
      t('reviews.told.text', { count }),
      ...news.slice(0, MOST).map(({ name, rating, content }) =>
        t('reviews.told.line', {
          name: apart(name || t('reviews.admin.nobody')),
          rating,
          content: apart(short(content)),
        }),
      ),
      ...(more > 0 ? [t('reviews.told.more', { count: more })] : []),
    ],
    button: { label: t('reviews.told.button'), path: '/admin/x/reviews/all' },
    remark: t('reviews.told.remark'),
  };
}
