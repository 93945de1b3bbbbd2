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

/** Staff work on the site, its owner publishes it and gives it domains. The raw tables have no rows: they are closed. */
export const permissions = {
  'site.visit': EVERYONE,
  'site.edit': STAFF,
  'site.publish': OWNER,
  'site.domains': OWNER,
  'inquiry.read': STAFF,
} as const;
