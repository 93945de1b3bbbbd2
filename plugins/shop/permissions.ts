/** Guests and clients buy; the owner alone sees money. Assistants see the shop as clients do, and none of its orders. */
export const permissions = {
  'shop.browse': { guest: 'granted', client: 'granted', assistant: 'own', owner: 'own', operator: 'all' },
  'shop.buy': { guest: 'granted', client: 'granted' },
  'shop.manage': { owner: 'own', operator: 'all' },
} as const;
