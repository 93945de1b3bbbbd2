import { defineEndpoint, definePage, KeepersError } from '@plugins/kit/server';
import type { Site } from '@plugins/kit/server/internal';
import { csrfToken } from '@plugins/kit/server/people';
import { siteOf } from '@plugins/kit/server/sites';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { createReview } from '../operations/create-review';
import { ownPath } from '../operations/links';
import { presentReview } from '../operations/review-row';
import { writtenReview } from '../rules/read-review';
import type { ReviewFormProps } from '../ui/ReviewForm';

/** Returns the site of the request. Throws NOT_FOUND, and GALLERY_PAUSED while the studio is paused. */
async function openSite(context: Parameters<typeof siteOf>[0]): Promise<Site> {
  const site = await siteOf(context);
  if (site.paused) throw new KeepersError('GALLERY_PAUSED');
  return site;
}

/** `GET /reviews/new` on a photographer's host: the form for visitors. */
export const visitPage = definePage({
  id: 'reviews.visit',
  path: '/reviews/new',
  on: 'site',
  auth: 'entry.open',
  form: true,
  load: async ({ context, form }) => {
    const { brand } = await openSite(context);
    const data: ReviewFormProps = {
      action: '/reviews',
      studio: brand.name,
      csrf: csrfToken(context.sessionId ?? ''),
      request: null,
      errors: form?.errors ?? {},
      values: form?.values ?? {},
    };
    return { data, title: translator(context.locale)('reviews.form.title', { studio: brand.name }) };
  },
});

/** `POST /reviews` on a photographer's host: stores a review, visible to the studio alone until it is published. */
export const visitEndpoint = defineEndpoint({
  id: 'reviews.visit',
  method: 'POST',
  path: '/reviews',
  on: 'site',
  auth: 'entry.open',
  formPage: () => '/reviews/new',
  body: z.object(writtenReview),
  handler: async ({ context, body }) => {
    const { account } = await openSite(context);
    const row = await createReview(
      {
        account,
        source: 'site',
        locale: context.locale,
        // Browsers without cookies share one rate limit, but per studio.
        by: `${account}:${context.trySession}`,
        address: context.address,
      },
      body,
    );
    return { status: 201, json: presentReview(row), path: `${ownPath(row.id)}&sent=1` };
  },
});
