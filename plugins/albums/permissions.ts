const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/** The studio designs albums and sets what it offers; its clients see proofs, pin notes and approve. Guests get no sign of them. */
export const permissions = {
  'albums.manage': STAFF,
  'albums.proof': { client: 'granted', ...STAFF },
} as const;
