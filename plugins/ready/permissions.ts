/** Everyone who may look may leave an address. The table is closed. */
export const permissions = {
  'ready.request': { guest: 'granted', client: 'granted' },
} as const;
