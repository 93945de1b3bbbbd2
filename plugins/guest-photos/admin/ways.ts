import type { Decision, Part } from '../rules/wire';

interface Way {
  to: Decision;
  /** Message keys of its button: for one photograph, and for several. */
  one: 'show' | 'hide' | 'decline';
  many: 'showCount' | 'hideCount' | 'declineCount';
}

const SHOW: Way = { to: 'shown', one: 'show', many: 'showCount' };
const WAIT: Way = { to: 'waiting', one: 'hide', many: 'hideCount' };
const DECLINE: Way = { to: 'declined', one: 'decline', many: 'declineCount' };

/** What may be decided about the photographs of a part, the main one first. */
export const WAYS: Record<Part, readonly Way[]> = {
  waiting: [SHOW, DECLINE],
  shown: [WAIT, DECLINE],
  declined: [SHOW, WAIT],
};
