import { type Decision, refuse } from '@/core/errors/decision';

/** What can be done with many projects at once, and the permission each wants. */
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

/** One project of a wish. `to`: the brand, or the end (ISO 8601; null: none). `from`: what is expected to stand there. */
export interface BulkItem {
  id: string;
  to?: string | null;
  from?: string | null;
}

/** What became of one project: `was` and `is` name the brand or the end, so that undoing can ask for what was. */
export interface BulkDone {
  id: string;
  changed: boolean;
  was?: string | null;
  is?: string | null;
}

/** Why one project was left as it is, in the reader's language. */
export interface BulkRefusal {
  id: string;
  /** Null where nobody may know. */
  name: string | null;
  code: string;
  message: string;
}

export interface BulkAnswer {
  done: BulkDone[];
  refused: BulkRefusal[];
}

/** What takes an act back, where anything can. */
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

/** The wish that takes back what was done; null where nothing changed or nothing can. */
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
 * The end of a project after `days` more: counted from its end, or from now where that is past. Refused where it has no
 * end: there is nothing to extend.
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

/** Decides opening a project to its people, or closing it: one in the archive stays closed until it is taken out. */
export function decidePublishing({
  archived,
  published,
}: {
  archived: boolean;
  published: boolean;
}): Decision {
  return archived && published ? refuse('PROJECT_ARCHIVED') : { allowed: true };
}
