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
 * People of a project watch; the studio makes. A shared clip is open to everybody with its address; the page checks whether it
 * still is. The raw tables have no rows here: they are closed.
 */
export const permissions = {
  'clip.watch': { guest: 'granted', client: 'granted', ...STAFF },
  'clip.open': EVERYONE,
  'clip.make': STAFF,
} as const;
