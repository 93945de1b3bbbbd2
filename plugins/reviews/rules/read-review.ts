import { REVIEW } from '@plugins/kit/server/rules';
import { z } from 'zod';

const { contentMax, ratingMin, ratingMax, nameMax } = REVIEW;

/** A whole number, from JSON or from a form. */
const whole = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value),
  z.int().min(ratingMin).max(ratingMax),
);
const words = (max: number) => z.string().trim().max(max);

/** What a person writes of the studio. A first name is asked for; who goes by one name alone has no last one. */
export const writtenReview = {
  content: words(contentMax).min(1),
  rating: whole,
  reviewer_first_name: words(nameMax).min(1),
  reviewer_last_name: words(nameMax).default(''),
  recaptcha_token: z.string().max(4000).optional(),
};

/** A review as somebody wrote it. */
export type WrittenReview = z.infer<z.ZodObject<typeof writtenReview>>;
