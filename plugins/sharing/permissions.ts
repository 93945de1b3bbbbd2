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
 * Sharing itself is the core's `share.create`. What was shared is open to everybody who has its address, photograph by
 * photograph, and says itself whether it still is. The raw table has no rows here: Payload's own door to it is closed.
 */
export const permissions = { 'share.open': EVERYONE, 'share.counts': STAFF } as const;
