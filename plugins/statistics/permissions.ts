const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/** Guests and clients report what they looked at; the studio reads its figures, the operator those of all studios. */
export const permissions = {
  'statistics.look': { guest: 'granted', client: 'granted', ...STAFF },
  'statistics.read': STAFF,
  'statistics.platform': { operator: 'all' },
} as const;
