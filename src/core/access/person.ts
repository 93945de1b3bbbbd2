import type { DeviceScope } from '@/core/access/device-scopes';
import type { Role } from '@/core/access/roles';

/** The signed-in user as Payload or our own session query returns it; relations are ids (depth 0). */
export interface SignedIn {
  id: string;
  email?: string | null;
  account?: string | { id: string } | null;
  role?: 'owner' | 'assistant' | null;
  operator?: boolean | null;
  first_name?: string | null;
  family_name?: string | null;
  locale?: 'en' | 'he' | null;
}

/** A signed-in person in one browser. */
export interface Session {
  id: string;
  user: SignedIn;
  /** Scopes of the device token that opened it; absent for a browser. */
  scopes?: readonly DeviceScope[];
}

/** The account a user works in, or null. */
export function accountOf(user: SignedIn | null | undefined): string | null {
  if (!user?.account) return null;
  return typeof user.account === 'string' ? user.account : user.account.id;
}

/** A user's role in the table: a signed-in person without an account has the rights of a visitor. */
export function roleOf(user: SignedIn | null | undefined): Role {
  if (!user) return 'anonymous';
  if (user.operator) return 'operator';
  if (accountOf(user) && user.role) return user.role;
  return 'anonymous';
}
