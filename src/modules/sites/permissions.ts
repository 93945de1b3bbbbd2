const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const OWNER = { owner: 'own', operator: 'all' } as const;
const OPERATOR = { operator: 'all' } as const;
const EVERYONE = {
  anonymous: 'all',
  guest: 'all',
  client: 'all',
  assistant: 'all',
  owner: 'all',
  operator: 'all',
} as const;

/**
 * Staff edit the site; its owner publishes it and manages its domains. Operators see sites among their records;
 * inquiries are visitors' messages to the studio and have no row: closed.
 */
export const permissions = {
  'sites.read': OPERATOR,
  'site-domains.read': OPERATOR,
  'site-pictures.read': OPERATOR,
  'site-versions.read': OPERATOR,
  'site.visit': EVERYONE,
  'site.edit': STAFF,
  'site.publish': OWNER,
  'site.domains': OWNER,
  'inquiry.read': STAFF,
} as const;
