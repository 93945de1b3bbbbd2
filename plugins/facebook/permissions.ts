/** The owner connects Facebook and chooses pages; the studio publishes photographs. The tables are closed. */
export const permissions = {
  'facebook.connect': { owner: 'own', operator: 'all' },
  'facebook.publish': { assistant: 'own', owner: 'own', operator: 'all' },
} as const;
