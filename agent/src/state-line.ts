import type { Said } from './texts/say';

/** What the state line is made of. */
export interface StateFacts {
  paused: boolean;
  offline: boolean;
  /** The token may upload and see projects; true while that is not known. */
  allowed: boolean;
  /** Photographs that wait. */
  pending: number;
  /** Photographs that the server refused. */
  refused: number;
  /** Each folder's trouble, and whether it has been read. */
  folders: readonly { trouble: string | null; read: boolean }[];
}

/** Returns the line that says how things are, and whether the person has to do something; never more than the truth. */
export function stateLine(facts: StateFacts): Said & { bad: boolean } {
  const { folders, pending, refused } = facts;
  const troubled = folders.filter(({ trouble }) => trouble !== null);
  const count = troubled.length;
  const line = (key: Said['key'], bad: boolean, params: Said['params'] = {}) => ({ key, params, bad });
  if (!facts.allowed) return line('state_scope', true);
  if (folders.length === 0) return line('state_add', false);
  if (facts.paused) return line('state_paused', false);
  if (count > 0) {
    const lost = troubled.every(({ trouble }) => trouble === 'missing');
    return line(lost ? 'state_missing' : 'state_trouble', true, { count });
  }
  if (facts.offline) return line('state_offline', true);
  if (pending > 0) return line('state_uploading', false, { count: pending });
  if (folders.some(({ read }) => !read)) return line('state_reading', false);
  if (refused > 0) return line('state_refused', true, { count: refused });
  return line('state_all', false);
}
