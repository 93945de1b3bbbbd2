import { definePage, KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { readOwn } from '../operations/links';
import { presentReview } from '../operations/review-row';
import { findOwnReview, type OwnReview } from '../queries/reviews';
import type { OwnReviewProps } from '../ui/OwnReview';

/** Returns a review by its own link; null if it was withdrawn or deleted. */
export async function findOwn(token: string | undefined): Promise<OwnReview | null> {
  const id = readOwn(token);
  return id ? findOwnReview(pool(), id) : null;
}

/** Whether this person may open the gallery: an author who came from an email may have never entered it. */
const mayOpen = (context: RequestContext, project: string): Promise<boolean> =>
  authorize(context, project, 'gallery.read').then(
    () => true,
    () => false,
  );

/**
 * `GET /reviews/own?w=`: an author's own review, whether it is public, and how to withdraw it. Right after sending:
 * thanks.
 */
export const ownReviewPage = definePage({
  id: 'reviews.own',
  path: '/reviews/own',
  on: 'both',
  auth: 'review.open',
  fragment: true,
  form: true,
  query: z.object({
    w: z.string().max(200).optional(),
    sent: z.string().max(4).optional(),
    gone: z.string().max(4).optional(),
  }),
  load: async ({ context, query }) => {
    const t = translator(context.locale);
    if (query.gone)
      return { data: { gone: true } satisfies OwnReviewProps, title: t('reviews.own.goneTitle') };
    const own = await findOwn(query.w);
    if (!own || (context.site && context.site !== own.account)) throw new KeepersError('NOT_FOUND');
    const data: OwnReviewProps = {
      gone: false,
      token: query.w ?? '',
      csrf: csrfToken(context.sessionId ?? ''),
      sent: query.sent !== undefined,
      studio: own.studio,
      reply: own.reply,
      review: presentReview(own),
    };
    const title = t(data.sent ? 'reviews.own.thanks' : 'reviews.own.title');
    const back = own.project && (await mayOpen(context, own.project)) ? { project: own.project } : {};
    return { data, title, accent: own.accent, ...back };
  },
});
