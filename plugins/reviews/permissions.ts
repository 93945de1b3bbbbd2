const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const EVERYONE = {
  anonymous: 'all',
  guest: 'all',
  client: 'all',
  assistant: 'all',
  owner: 'all',
  operator: 'all',
} as const;

/**
 * Writing one in a project is the core's `review.create`. What was signed and sent by mail (a request, a way to take one's
 * own back) is open to whoever holds it; the rest is the studio's.
 */
export const permissions = {
  'review.open': EVERYONE,
  'review.moderate': STAFF,
  'review.request': STAFF,
} as const;
