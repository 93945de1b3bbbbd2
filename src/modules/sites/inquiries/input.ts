import { z } from 'zod';
import { dayIsOver } from '@/core/time/zone-time';
import { MOST_ANSWER, MOST_FIELDS, type OwnAnswer } from './own-fields';

const blank = (given: unknown) => (typeof given === 'string' && given.trim() === '' ? undefined : given);
const optional = <T extends z.ZodType>(kind: T) => z.preprocess(blank, kind.optional());

/** One line of text: it is used in a message's subject. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** Answers to the form's own questions: `field_0`, … */
const answers = Object.fromEntries(
  Array.from({ length: MOST_FIELDS }, (_, at) => [`field_${at}`, optional(line(MOST_ANSWER))]),
);

/** The fields of a contact form. */
export const inquiryShape = z.object({
  ...answers,
  name: line(200).min(1),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  phone: optional(line(40)),
  /** The date the inquiry is about, without a time. */
  day: optional(z.iso.date().refine((day) => !dayIsOver(day), { params: { problem: 'in_past' } })),
  message: z.string().trim().min(1).max(5000),
  /** The block that contains the form. */
  block: optional(z.string().max(40)),
  /** A honeypot: hidden from people, filled in by programs. */
  website: z.string().max(2000).optional(),
  /** Proves when the form was begun (`GET /inquiries/ticket`). */
  ticket: optional(z.string().max(200)),
  recaptcha_token: optional(z.string().max(4000)),
});

/** A visitor's inquiry. */
export type WrittenInquiry = z.output<typeof inquiryShape>;

/** An inquiry with the answers to the form's own questions. */
export type AnsweredInquiry = Omit<WrittenInquiry, `field_${number}`> & { answers: OwnAnswer[] };
