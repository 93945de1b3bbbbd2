import { REVIEW } from '@plugins/kit/server/internal-rules';
import { z } from 'zod';

const { contentMax, ratingMin, ratingMax, nameMax } = REVIEW;

/** A whole number, from JSON or from a form. */
const whole = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value),
  z.int().min(ratingMin).max(ratingMax),
);
const words = (max: number) => z.string().trim().max(max);

/** Fields of a written review. The first name is required; people with a single name have no last name. */
export const writtenReview = {
  content: words(contentMax).min(1),
  rating: whole,
  reviewer_first_name: words(nameMax).min(1),
  reviewer_last_name: words(nameMax).default(''),
  recaptcha_token: z.string().max(4000).optional(),
};

/** A review as written. */
export type WrittenReview = z.infer<z.ZodObject<typeof writtenReview>>;
