/** Who may do what: role by role, how far. What is not written is closed; a guest is not named here, so has nothing. */
export const permissions = {
  'sample-feature.read': { client: 'granted', assistant: 'own', owner: 'own', operator: 'all' },
} as const;
