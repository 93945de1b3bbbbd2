import { definePage } from '@plugins/kit/server';
import { csrfToken } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { findReviewer } from '../operations/find-reviewer';
import type { ReviewFormProps } from '../ui/ReviewForm';

/** Splits a single name into first and last name. */
function namesOf(name: string | null): { first: string; last: string } {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { first, last: rest.join(' ') };
}

/** `GET /events/{id}/reviews/new`: the form; after a refusal with the typed values and their mistakes. */
export const newReviewPage = definePage({
  id: 'reviews.new',
  path: '/events/:id/reviews/new',
  auth: 'review.create',
  fragment: true,
  form: true,
  params: z.object({ id: z.string() }),
  query: z.object({ r: z.string().max(200).optional() }),
  load: async ({ context, params, query, form }) => {
    const request = form?.values.request ?? query.r;
    const { event, name, email } = await findReviewer(context, params.id, request);
    // A client known by address alone is named by its local part, which is no name to show with a review.
    const known = namesOf(name === email?.split('@')[0] ? null : name);
    const data: ReviewFormProps = {
      action: `/events/${event.id}/reviews`,
      studio: event.brand_name,
      csrf: csrfToken(context.sessionId ?? ''),
      request: request ?? null,
      errors: form?.errors ?? {},
      values: form?.values ?? { reviewer_first_name: known.first, reviewer_last_name: known.last },
    };
    const title = translator(context.locale)('reviews.form.title', { studio: event.brand_name });
    return { data, title, scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
  },
});
