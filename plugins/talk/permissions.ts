const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const CLIENTS = { client: 'granted', ...STAFF } as const;

/**
 * Comments belong to a project's clients and its studio. Guests get no sign of them, and operators of the installation do
 * not read them: the raw tables have no rows here.
 */
export const permissions = {
  'talk.read': CLIENTS,
  'talk.write': CLIENTS,
  'talk.moderate': STAFF,
  // A signed link from a mail is open to its holder.
  'talk.stop': {
    anonymous: 'all',
    guest: 'all',
    client: 'all',
    ...STAFF,
    assistant: 'all',
    owner: 'all',
  },
} as const;
