import type { PersonState } from '@/modules/people/rules/people';

/** The color of each invitation state. */
export const STATE_TONES: Record<PersonState, 'live' | 'yours' | 'bad' | undefined> = {
  added: undefined,
  invited: undefined,
  opened: 'live',
  selecting: 'yours',
  done: 'live',
  revoked: 'bad',
};
