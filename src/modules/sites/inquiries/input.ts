import { z } from 'zod';

const blank = (given: unknown) => (typeof given === 'string' && given.trim() === '' ? undefined : given);
const optional = <T extends z.ZodType>(kind: T) => z.preprocess(blank, kind.optional());

/** One line of text: it stands in a message's subject. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** What a visitor sends over a contact form. */
export const inquiryShape = z.object({
  name: line(200).min(1),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  phone: optional(line(40)),
  /** The day it is about, as a date without a time. */
  day: optional(z.iso.date()),
  message: z.string().trim().min(1).max(5000),
  /** The block the form stands in. */
  block: optional(z.string().max(40)),
  /** People do not see this field; programs fill it in. */
  website: z.string().max(2000).optional(),
  /** Says when the form was begun (`GET /inquiries/ticket`). */
  ticket: optional(z.string().max(200)),
  recaptcha_token: optional(z.string().max(4000)),
});

/** A visitor's inquiry. */
export type WrittenInquiry = z.output<typeof inquiryShape>;
