import { type Decision, refuse } from '@/core/errors/decision';

/** Days between a wish to be erased and its being done, while one press takes it back. */
export const GRACE_DAYS = { user: 7, account: 30 } as const;

/** Days an export can be fetched; afterwards it is made anew. */
export const EXPORT_DAYS = 7;

/** What is asked about: a person's own, a studio whole, or one client by their studio. */
export const DATA_SUBJECTS = ['user', 'account', 'client'] as const;
export type DataSubject = (typeof DATA_SUBJECTS)[number];

/** Where a wish stands. `waiting` for its turn or its day · `working` · `ready` to be fetched · `done` · `undone` · `over`. */
export type DataState = 'waiting' | 'working' | 'ready' | 'done' | 'undone' | 'over' | 'failed';

/** A wish about data as its person is shown it. */
export interface DataRequestView {
  id: string;
  kind: 'export' | 'erasure';
  subject: DataSubject;
  state: DataState;
  /** 0 to 1, while a job is at it. */
  progress: number;
  asked_at: string;
  due_at: string;
  bytes: number | null;
  /** Where the file is fetched, while there is one, and until when. */
  url: string | null;
  until: string | null;
}

/** What the page of one's own data shows. */
export interface OwnData {
  email: string;
  exports: DataRequestView[];
  /** A wish to be erased that waits for its day. */
  erasure: DataRequestView | null;
  /** The studio that would go along: of its last owner alone. */
  studio: { name: string; projects: number; photographs: number } | null;
  /** Whether somebody else has to take over first. */
  lastOperator: boolean;
}

/**
 * Whether somebody may be erased, and whether their studio goes along. A studio never stands without an owner: its last
 * one takes it along, and says so. Where another owner stays, nobody erases it alone. The last operator stays.
 */
export function decideErasure({
  owner,
  otherOwners,
  operator,
  otherOperators,
  studio,
}: {
  owner: boolean;
  otherOwners: number;
  operator: boolean;
  otherOperators: number;
  /** Whether they want the studio to go, too. */
  studio: boolean;
}): Decision<{ subject: 'user' | 'account' }> {
  if (operator && otherOperators === 0) return refuse('LAST_OPERATOR');
  if (!owner) return { allowed: true, subject: 'user' };
  if (otherOwners > 0) return studio ? refuse('OTHER_OWNERS') : { allowed: true, subject: 'user' };
  return studio ? { allowed: true, subject: 'account' } : refuse('LAST_OWNER');
}
