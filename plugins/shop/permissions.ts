/** Guests and clients buy, and read their own orders; the owner alone sees money. Assistants see the shop, and no order. */
export const permissions = {
  'shop.browse': { guest: 'granted', client: 'granted', assistant: 'own', owner: 'own', operator: 'all' },
  'shop.buy': { guest: 'granted', client: 'granted' },
  'shop.order': { guest: 'granted', client: 'granted', owner: 'own', operator: 'all' },
  'shop.manage': { owner: 'own', operator: 'all' },
} as const;
