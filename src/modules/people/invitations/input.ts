import { z } from 'zod';
import { GRANT_ROLES } from '@/core/access/roles';
import type { FieldProblem } from '@/core/errors/errors';
import { LOCALES } from '@/core/i18n/locale';
import { MESSAGE_KINDS, messageWords, problemsOfWords } from '@/modules/messaging/rules/message-words';
import { contactFields, detailFields, yesNo } from '@/modules/people/person-input';
import { AUDIENCES } from '@/modules/people/rules/people';

/** Texts for this one message by language, which override the account's. */
const words = z.partialRecord(z.enum(LOCALES), messageWords).nullish();
export type OnceWords = z.infer<typeof words>;

/** Returns the unknown placeholders of any language, by part. */
export const problemsOfOnce = (once: OnceWords): Record<string, FieldProblem> =>
  Object.assign({}, ...Object.values(once ?? {}).map((its) => problemsOfWords(its ?? {})));
const role = z.enum(GRANT_ROLES).default('client');

/** Input of an invitation: the person, and how to send it. */
export const invitationInput = z.object({
  /** One of the account's own clients, for whom name and addresses may be omitted. */
  client: z.preprocess((id) => id || undefined, z.uuid().optional()),
  name: detailFields.shape.name,
  ...contactFields,
  role,
  /** Whether the link lets this person download every photograph, whatever the project's switches say. */
  downloads: yesNo.default(false),
  /** The last day of the link in the project's time zone; without one it ends with the project. */
  ends_on: z.preprocess((day) => day || undefined, z.iso.date().optional()),
  locale: z.preprocess((value) => value || undefined, z.enum(LOCALES).optional()),
  /** Whether to mail the link at once. */
  send: yesNo.default(false),
  /** Send even if details of the client are missing. */
  without_details: yesNo.default(false),
  words,
});
export type InvitationInput = z.input<typeof invitationInput>;

/** Input of adding several people to a project. */
export const peopleInput = z.object({
  people: z
    .array(
      z.object({
        client: z.uuid().optional(),
        name: detailFields.shape.name,
        ...contactFields,
        role,
      }),
    )
    .min(1)
    .max(500),
});
export type PeopleInput = z.input<typeof peopleInput>;

/** Input of a message to participants of a project: chosen ones, or an audience. */
export const messageInput = z.object({
  kind: z.enum(MESSAGE_KINDS),
  people: z.array(z.uuid()).max(500).optional(),
  audience: z.enum(AUDIENCES).optional(),
  without_details: yesNo.default(false),
  words,
});
export type MessageInput = z.input<typeof messageInput>;
