const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const CLIENTS = { client: 'granted', ...STAFF } as const;

/** Permissions for picks. A guest can only look. */
export const permissions = {
  'selection.read': CLIENTS,
  'selection.set': CLIENTS,
  'selection.complete': CLIENTS,
  // Favorites, stars, colors and lists of the caller.
  'selection.mark': CLIENTS,
  'selection.reopen': STAFF,
  'selection.export': STAFF,
  'selection.settle': STAFF,
  'selection.nudge': STAFF,
  // A signed link from a mail is open to its holder.
  'selection.stop': {
    anonymous: 'all',
    guest: 'all',
    client: 'all',
    ...STAFF,
    assistant: 'all',
    owner: 'all',
  },
} as const;
