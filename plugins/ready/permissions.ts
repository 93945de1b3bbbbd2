/**
 * Everyone who may look may leave an address; before a project is open, those with a signed pass of its page. The table is
 * closed.
 */
export const permissions = {
  'ready.request': { guest: 'granted', client: 'granted' },
  'ready.await': {
    anonymous: 'all',
    guest: 'all',
    client: 'all',
    assistant: 'all',
    owner: 'all',
    operator: 'all',
  },
} as const;
