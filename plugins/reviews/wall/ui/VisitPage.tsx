'use client';

import { ReviewForm, type ReviewFormProps } from '../../ui/ReviewForm';

/** The review form on a photographer's own site. */
export function VisitPage(props: ReviewFormProps) {
  return (
    <div className="mx-auto w-full max-w-xl">
      <ReviewForm {...props} />
    </div>
  );
}
