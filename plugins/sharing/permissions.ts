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
 * Sharing itself is the core's `share.create`. A shared photograph is open to everybody with its address; the page
 * checks whether it still is. Operators see the counts among their records.
 */
export const permissions = {
  'share.open': EVERYONE,
  'share.counts': STAFF,
  'share-counts.read': { operator: 'all' },
} as const;
