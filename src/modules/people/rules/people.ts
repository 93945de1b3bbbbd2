import { type Decision, refuse } from '@/core/errors/decision';
import { TOO_MANY_TROUBLES } from '@/core/mail/mail-trouble';

/** Where somebody of a project stands. */
export const PERSON_STATES = ['added', 'invited', 'opened', 'selecting', 'done', 'revoked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** What a person's state is read from. Times are there or not. */
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

/** A person's state: the furthest thing that is true of them. Guests only look, so they end at `opened`. */
export function personState(facts: PersonFacts): PersonState {
  if (facts.revoked_at) return 'revoked';
  const inside = Boolean(facts.opened_at) || facts.picks > 0;
  if (facts.role === 'client' && inside && facts.completed) return 'done';
  if (facts.role === 'client' && facts.picks > 0) return 'selecting';
  if (inside) return 'opened';
  return facts.sent_at || facts.shared_at ? 'invited' : 'added';
}

/** Whom a message to several goes to. */
export const AUDIENCES = ['not_invited', 'not_finished', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether somebody in a state belongs to an audience. Nobody is reminded of what they were never told of. */
export function isAddressed(audience: Audience, state: PersonState): boolean {
  if (state === 'revoked') return false;
  if (audience === 'not_invited') return state === 'added';
  if (audience === 'not_finished') return state === 'invited' || state === 'opened' || state === 'selecting';
  return true;
}

/** Decides whether a client can be mailed. `refusals`: in a row, since the last message that arrived. */
export function decideMail({ email, refusals }: { email: string | null; refusals: number }): Decision {
  if (!email) return refuse('CLIENT_EMAIL_MISSING');
  return refusals >= TOO_MANY_TROUBLES ? refuse('TOO_MANY_MAIL_ERRORS') : { allowed: true };
}

/** How an invitation leaves the house. */
export type Way = 'mail' | 'whatsapp' | 'link';

/** What a message would have to do without: a name to greet by, a number for WhatsApp to write to. */
export function missingDetails(
  person: { name: string; phone: string | null },
  way: Way,
): ('name' | 'phone')[] {
  const missing: ('name' | 'phone')[] = [];
  if (!person.name.trim()) missing.push('name');
  if (way === 'whatsapp' && !person.phone) missing.push('phone');
  return missing;
}
