import { z } from 'zod';
import { GRANT_ROLES } from '@/core/access/roles';
import type { FieldProblem } from '@/core/errors/errors';
import { LOCALES } from '@/core/i18n/locale';
import { MESSAGE_KINDS, messageWords, problemsOfWords } from '@/modules/messaging/rules/message-words';
import { contactFields, yesNo } from '@/modules/people/person-input';
import { AUDIENCES } from '@/modules/people/rules/people';

/** The words of this one message by language, over the account's. */
const words = z.partialRecord(z.enum(LOCALES), messageWords).nullish();
export type OnceWords = z.infer<typeof words>;

/** Strangers in braces, in whichever language; problems by part. */
export const problemsOfOnce = (once: OnceWords): Record<string, FieldProblem> =>
  Object.assign({}, ...Object.values(once ?? {}).map((its) => problemsOfWords(its ?? {})));
const role = z.enum(GRANT_ROLES).default('client');

/** Whom to invite, and how. */
export const invitationWish = z.object({
  /** One of the account's own clients; with it name and addresses may be left out. */
  client: z.preprocess((id) => id || undefined, z.uuid().optional()),
  name: z.string().trim().max(200).default(''),
  ...contactFields,
  role,
  locale: z.preprocess((value) => value || undefined, z.enum(LOCALES).optional()),
  /** Whether the link goes out by mail at once. */
  send: yesNo.default(false),
  /** Goes out though details of the client are missing. */
  without_details: yesNo.default(false),
  words,
});
export type InvitationWish = z.input<typeof invitationWish>;

/** Whom to give a place in a project, several at once. */
export const peopleWish = z.object({
  people: z
    .array(
      z.object({
        client: z.uuid().optional(),
        name: z.string().trim().max(200).default(''),
        ...contactFields,
        role,
      }),
    )
    .min(1)
    .max(500),
});
export type PeopleWish = z.input<typeof peopleWish>;

/** A message to people of a project: those named, or an audience. */
export const messageWish = z.object({
  kind: z.enum(MESSAGE_KINDS),
  people: z.array(z.uuid()).max(500).optional(),
  audience: z.enum(AUDIENCES).optional(),
  without_details: yesNo.default(false),
  words,
});
export type MessageWish = z.input<typeof messageWish>;
