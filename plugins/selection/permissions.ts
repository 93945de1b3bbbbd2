const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const CLIENTS = { client: 'granted', ...STAFF } as const;

/** Who may do what with picks. A guest looks only. */
export const permissions = {
  'selection.read': CLIENTS,
  'selection.set': CLIENTS,
  'selection.complete': CLIENTS,
  // Favourites, stars, colours and lists of one's own.
  'selection.mark': CLIENTS,
  'selection.reopen': STAFF,
  'selection.export': STAFF,
  'selection.settle': STAFF,
  'selection.nudge': STAFF,
  // What was signed and sent by mail is open to whoever holds it.
  'selection.stop': {
    anonymous: 'all',
    guest: 'all',
    client: 'all',
    ...STAFF,
    assistant: 'all',
    owner: 'all',
  },
} as const;
