const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/** Guests and clients see what they sent themselves; the studio decides. The table is closed. */
export const permissions = {
  'guest-photos.send': { guest: 'granted', client: 'granted' },
  'guest-photos.moderate': STAFF,
} as const;
