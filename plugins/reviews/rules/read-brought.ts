import { REVIEW } from '@plugins/kit/server/internal-rules';
import { z } from 'zod';

const { contentMax, ratingMin, ratingMax, nameMax } = REVIEW;

/** A time in other services' formats (`2016-05-04T10:00:00+0000`, a date alone), as ISO 8601 UTC. */
const moment = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, check) => {
    const at = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    const year = at.getUTCFullYear();
    if (!Number.isNaN(at.getTime()) && year >= 1990 && at.getTime() < Date.now() + 86_400_000)
      return at.toISOString();
    check.addIssue({ code: 'custom', message: 'no such moment' });
    return z.NEVER;
  });

const id = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim().min(1).max(200),
);

/** An imported review; some have stars and no text. */
export const broughtReview = z.object({
  page: id.optional(),
  content: z.string().trim().max(contentMax).default(''),
  created_at: moment,
  rating: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.int().min(ratingMin).max(ratingMax),
  ),
  reviewer_name: z
    .string()
    .trim()
    .max(2 * nameMax)
    .default(''),
  reviewer_id: id,
});
export type BroughtInput = z.infer<typeof broughtReview>;

/** The value of the publish selector: yes or no, or a number, above 0 for yes. */
export const shown = z.preprocess((value) => {
  if (typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim())) return Number(value) > 0;
  if (value === 'true' || value === 'on') return true;
  if (value === 'false') return false;
  return Number.isInteger(value) ? (value as number) > 0 : value;
}, z.boolean());

/** Validates a review from a source; null if it is invalid. */
export function asBrought(given: unknown): BroughtInput | null {
  const read = broughtReview.safeParse(given);
  return read.success ? read.data : null;
}
