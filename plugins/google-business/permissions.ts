/** The owner connects Google and chooses profiles. The table is closed. */
export const permissions = {
  'business.connect': { owner: 'own', operator: 'all' },
} as const;
