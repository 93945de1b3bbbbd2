const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;
const OPERATOR = { operator: 'all' } as const;
const CLIENTS = { client: 'granted', ...STAFF } as const;

/** Permissions for picks. A guest can only look. */
export const permissions = {
  // Among the operators' records. Marks, lists and messages of clients have no rows: they are their people's own.
  'selection-nudges.read': OPERATOR,
  'selection-reminders.read': OPERATOR,
  'selection-settlements.read': OPERATOR,
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
