import { type Decision, refuse } from '@/core/errors/decision';

/** Days between a request for erasure and the erasure, during which it can be canceled. */
export const GRACE_DAYS = { user: 7, account: 30 } as const;

/** Days for which an export can be downloaded; afterwards it is created again. */
export const EXPORT_DAYS = 7;

/** The subject of a request: a user themselves, a whole studio, or one client by their studio. */
export const DATA_SUBJECTS = ['user', 'account', 'client'] as const;
export type DataSubject = (typeof DATA_SUBJECTS)[number];

/**
 * State of a request: `waiting` for its turn or date · `working` · `ready` to download · `done` · `undone` · `over`.
 */
export type DataState = 'waiting' | 'working' | 'ready' | 'done' | 'undone' | 'over' | 'failed';

/** A request for export or erasure, as its person sees it. */
export interface DataRequestView {
  id: string;
  kind: 'export' | 'erasure';
  subject: DataSubject;
  state: DataState;
  /** 0 to 1, while the job runs. */
  progress: number;
  asked_at: string;
  due_at: string;
  bytes: number | null;
  /** The file's address while it exists, and until when. */
  url: string | null;
  until: string | null;
}

/** The data of the page about one's own data. */
export interface OwnData {
  email: string;
  exports: DataRequestView[];
  /** A pending request for erasure. */
  erasure: DataRequestView | null;
  /** The studio that would be erased as well: for its last owner alone. */
  studio: { name: string; projects: number; photographs: number } | null;
  /** Whether another operator is needed first. */
  lastOperator: boolean;
}

/**
 * Decides whether a user may be erased, and whether their studio is erased as well. A studio always has an owner:
 * erasing its last one erases it, which they must confirm. With another owner, no owner alone can erase it. The last
 * operator cannot be erased.
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
  /** Whether they confirmed that the studio is erased, too. */
  studio: boolean;
}): Decision<{ subject: 'user' | 'account' }> {
  if (operator && otherOperators === 0) return refuse('LAST_OPERATOR');
  if (!owner) return { allowed: true, subject: 'user' };
  if (otherOwners > 0) return studio ? refuse('OTHER_OWNERS') : { allowed: true, subject: 'user' };
  return studio ? { allowed: true, subject: 'account' } : refuse('LAST_OWNER');
}
