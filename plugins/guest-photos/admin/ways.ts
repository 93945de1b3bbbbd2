import type { Decision, Part } from '../rules/wire';

interface Way {
  to: Decision;
  /** Message keys of its button: for one photograph, and for several. */
  one: 'show' | 'hide' | 'decline';
  many: 'showCount' | 'hideCount' | 'declineCount';
}

const DECLINE: Way = { to: 'declined', one: 'decline', many: 'declineCount' };

/** What may be decided about the photographs of a part, the main one first. */
export const WAYS: Record<Part, readonly Way[]> = {
  waiting: [{ to: 'shown', one: 'show', many: 'showCount' }, DECLINE],
  shown: [{ to: 'waiting', one: 'hide', many: 'hideCount' }, DECLINE],
};
