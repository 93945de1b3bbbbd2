import { type Decision, refuse } from '@/core/errors/decision';
import { TOO_MANY_FAILURES } from '@/core/mail/mail-failure';

/** The states of an invitation. */
export const PERSON_STATES = ['added', 'invited', 'opened', 'selecting', 'done', 'revoked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** The facts from which an invitation's state is computed. Times are set or not. */
export interface PersonFacts {
  role: 'guest' | 'client';
  sent_at: unknown;
  shared_at: unknown;
  opened_at: unknown;
  revoked_at: unknown;
  /** Photographs they have picked. */
  picks: number;
  /** Whether the project's selection is completed. */
  completed: boolean;
}

/**
 * Returns a person's invitation state: the furthest whose condition is met. Guests only view, so they end at `opened`.
 */
export function personState(facts: PersonFacts): PersonState {
  if (facts.revoked_at) return 'revoked';
  const inside = Boolean(facts.opened_at) || facts.picks > 0;
  if (facts.role === 'client' && inside && facts.completed) return 'done';
  if (facts.role === 'client' && facts.picks > 0) return 'selecting';
  if (inside) return 'opened';
  return facts.sent_at || facts.shared_at ? 'invited' : 'added';
}

/** What a personal link lets its person do, as the studio chooses it. Everyone sees the photographs. */
export const ACCESSES = ['client', 'guest', 'download'] as const;
export type Access = (typeof ACCESSES)[number];

/** The rights of an access: the role, and whether every photograph can be downloaded. */
export const rightsOf = (access: Access): { role: PersonFacts['role']; downloads: boolean } => ({
  role: access === 'client' ? 'client' : 'guest',
  downloads: access === 'download',
});

/** The access that an invitation's rights come from. A client with a right to download counts as a client. */
export const accessOf = ({ role, downloads }: { role: PersonFacts['role']; downloads: boolean }): Access =>
  role === 'client' ? 'client' : downloads ? 'download' : 'guest';

/** Whether a person's invitation was composed but not sent: it is in the outbox, because there was no mail server. */
export const isUnsent = (facts: PersonFacts & { mail_state: string | null }): boolean =>
  personState(facts) === 'invited' && !facts.shared_at && facts.mail_state === 'outbox';

/** The recipients of a message to several people. */
export const AUDIENCES = ['not_invited', 'not_finished', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether a person can be reminded to choose: guests only view. */
export const takesReminders = (role: PersonFacts['role']): boolean => role === 'client';

/**
 * Whether a person belongs to an audience. Only invited people who can choose have something to finish; those whose
 * invitation was never sent are not reminded of it.
 */
export function isAddressed(
  audience: Audience,
  { state, role, unsent }: { state: PersonState; role: PersonFacts['role']; unsent: boolean },
): boolean {
  if (state === 'revoked') return false;
  if (audience === 'not_invited') return state === 'added';
  if (audience === 'not_finished')
    return (
      takesReminders(role) && !unsent && (state === 'invited' || state === 'opened' || state === 'selecting')
    );
  return true;
}

/** Decides whether a client can be mailed. `refusals`: consecutive ones since the last message that arrived. */
export function decideMail({ email, refusals }: { email: string | null; refusals: number }): Decision {
  if (!email) return refuse('CLIENT_EMAIL_MISSING');
  return refusals >= TOO_MANY_FAILURES ? refuse('TOO_MANY_MAIL_ERRORS') : { allowed: true };
}

/** The channel by which an invitation is sent. */
export type Way = 'mail' | 'whatsapp' | 'link';

/** Returns the details that a message would lack: a name to greet by, a number for WhatsApp. */
export function missingDetails(
  person: { name: string; phone: string | null },
  way: Way,
): ('name' | 'phone')[] {
  const missing: ('name' | 'phone')[] = [];
  if (!person.name.trim()) missing.push('name');
  if (way === 'whatsapp' && !person.phone) missing.push('phone');
  return missing;
}
