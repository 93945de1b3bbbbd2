import { isolateBidi } from '@plugins/kit/rules';
import type { MailContent } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';

/** Reviews listed in one mail; the rest is given as a number. */
const MOST = 5;
/** Characters shown of each. */
const LETTERS = 200;

const short = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length <= LETTERS ? line : `${line.slice(0, LETTERS).trimEnd()}…`;
};

/** The mail to a studio about new reviews: author, stars and first words of each; one button to all of them. */
export function newReviewsMail(
  news: readonly { name: string; rating: number; content: string }[],
  locale: 'en' | 'he',
): MailContent {
  const t = translator(locale);
  const count = news.length;
  const more = count - MOST;
  return {
    subject: t('reviews.newReviews.subject', { count }),
    heading: t('reviews.newReviews.heading', { count }),
    paragraphs: [
      t('reviews.newReviews.text', { count }),
      ...news.slice(0, MOST).map(({ name, rating, content }) =>
        t('reviews.newReviews.line', {
          name: isolateBidi(name || t('reviews.admin.anonymous')),
          rating,
          content: isolateBidi(short(content)),
        }),
      ),
      ...(more > 0 ? [t('reviews.newReviews.more', { count: more })] : []),
    ],
    button: { label: t('reviews.newReviews.button'), path: '/admin/x/reviews/all' },
    remark: t('reviews.newReviews.remark'),
  };
}
