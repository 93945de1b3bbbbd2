const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const OWNER = { owner: 'own', operator: 'all' } as const;
const EVERYONE = {
  anonymous: 'all',
  guest: 'all',
  client: 'all',
  assistant: 'all',
  owner: 'all',
  operator: 'all',
} as const;

/**
 * Staff edit the site; its owner publishes it and manages its domains. The raw tables have no rows here, so they are
 * closed.
 */
export const permissions = {
  'site.visit': EVERYONE,
  'site.edit': STAFF,
  'site.publish': OWNER,
  'site.domains': OWNER,
  'inquiry.read': STAFF,
} as const;
