import { z } from 'zod';
import { LOCALES } from '@/domain/locale';
import { GRANT_ROLES } from '@/domain/roles';

const empty = (value: unknown) => (value === '' || value === null ? undefined : value);
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1'),
]);

/** Whom to invite, and how. */
export const invitationWish = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.preprocess(empty, z.email().max(320).optional()),
  phone: z.preprocess(empty, z.string().trim().max(40).optional()),
  role: z.enum(GRANT_ROLES).default('client'),
  locale: z.preprocess(empty, z.enum(LOCALES).optional()),
  /** Whether the link goes out by mail at once. */
  send: yesNo.default(false),
});

export type InvitationWish = z.input<typeof invitationWish>;
