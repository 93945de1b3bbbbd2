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
 * Writing a review in a project is the core's `review.create`. Signed links from mails (a request, the withdrawal of a
 * review) are open to their holders; the rest belongs to the studio. Operators see requests among their records.
 */
export const permissions = {
  'review.open': EVERYONE,
  'review.moderate': STAFF,
  'review.request': STAFF,
  'review-requests.read': { operator: 'all' },
} as const;
