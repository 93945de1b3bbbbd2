import { type Decision, refuse } from '@/core/errors/decision';

/** Bulk actions on projects, with the permission each requires. */
export const BULK_ACTS = {
  archive: 'project.update',
  unarchive: 'project.update',
  delete: 'project.delete',
  restore: 'project.delete',
  publish: 'project.update',
  close: 'project.update',
  brand: 'project.update',
  extend: 'project.update',
  expiry: 'project.update',
} as const;
export type BulkAct = keyof typeof BULK_ACTS;
export const BULK_ACT_NAMES = Object.keys(BULK_ACTS) as [BulkAct, ...BulkAct[]];

/**
 * One project of a bulk request. `to`: the brand, or the expiry (ISO 8601; null: none). `from`: the expected current
 * value.
 */
export interface BulkItem {
  id: string;
  to?: string | null;
  from?: string | null;
}

/** Result for one project: `was` and `is` are the former and new brand or expiry, for undo. */
export interface BulkDone {
  id: string;
  changed: boolean;
  was?: string | null;
  is?: string | null;
}

/** Why one project was not changed, in the user's language. */
export interface BulkRefusal {
  id: string;
  /** Null if the requester may not know it. */
  name: string | null;
  code: string;
  message: string;
}

export interface BulkAnswer {
  done: BulkDone[];
  refused: BulkRefusal[];
}

/** The action that undoes each action, if any. */
export const BULK_UNDO: Partial<Record<BulkAct, BulkAct>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  publish: 'close',
  close: 'publish',
  brand: 'brand',
  extend: 'expiry',
  expiry: 'expiry',
};

/** Returns the request that undoes an action; null if nothing changed or it cannot be undone. */
export function undoOf(act: BulkAct, done: BulkDone[]): { act: BulkAct; items: BulkItem[] } | null {
  const back = BULK_UNDO[act];
  const changed = done.filter((one) => one.changed);
  if (!back || changed.length === 0) return null;
  const valued = back === 'brand' || back === 'expiry';
  return {
    act: back,
    items: changed.map(({ id, was, is }) => (valued ? { id, to: was ?? null, from: is ?? null } : { id })),
  };
}

const DAY_MS = 86_400_000;

/**
 * Returns a project's expiry after `days` more: counted from its expiry, or from now if that is past. Refused without
 * an expiry.
 */
export function extendExpiry(question: {
  expires_at: Date | null;
  days: number;
  now: Date;
}): Decision<{ until: Date }> {
  const { expires_at, days, now } = question;
  if (!expires_at) return refuse('NO_EXPIRY');
  return { allowed: true, until: new Date(Math.max(expires_at.getTime(), now.getTime()) + days * DAY_MS) };
}

/** Decides whether a project may be published or closed: an archived one stays closed. */
export function decidePublishing({
  archived,
  published,
}: {
  archived: boolean;
  published: boolean;
}): Decision {
  return archived && published ? refuse('PROJECT_ARCHIVED') : { allowed: true };
}
