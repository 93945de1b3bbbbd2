const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const CLIENTS = { client: 'granted', ...STAFF } as const;

/**
 * A project's clients and its studio talk with each other. Guests are not told that anybody does: what is said of a
 * photograph is between those who choose and who took it.
 */
export const permissions = {
  'talk.read': CLIENTS,
  'talk.write': CLIENTS,
  'talk.moderate': STAFF,
  // What was signed and sent by mail is open to whoever holds it.
  'talk.stop': {
    anonymous: 'all',
    guest: 'all',
    client: 'all',
    ...STAFF,
    assistant: 'all',
    owner: 'all',
  },
} as const;
