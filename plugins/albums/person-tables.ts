import type { PersonTable } from '@plugins/kit/server/people';
import { PROJECT } from './queries/albums';
import { FORGOTTEN_APPROVAL, OWN_APPROVAL, SHOWN_APPROVAL } from './queries/approvals';

/** Personal data: notes on proofs, and who approved. An erasure deletes a client's notes; the studio's stay. */
export const albumPeople: readonly PersonTable[] = [
  {
    table: 'album_pins',
    mine: 'grant_id = any(:grants)',
    shown: `${PROJECT}, text, created_at`,
    knows: ['grant_id', 'text'],
    erased: 'gone',
  },
  {
    table: 'album_pins',
    mine: 'user_id = :user',
    shown: `${PROJECT}, text, created_at`,
    knows: ['user_id'],
    erased: { set: 'user_id = null' },
  },
  {
    table: 'albums',
    mine: 'grant_id = any(:grants)',
    shown: `${PROJECT}, name, approved_at`,
    knows: ['grant_id', 'approved_by'],
    erased: { set: "grant_id = null, approved_by = '–'" },
  },
  {
    // Who approved an earlier proof is kept beside its document.
    table: 'album_versions',
    mine: OWN_APPROVAL,
    shown: SHOWN_APPROVAL,
    knows: ['document'],
    erased: {
      set: FORGOTTEN_APPROVAL,
    },
  },
];
