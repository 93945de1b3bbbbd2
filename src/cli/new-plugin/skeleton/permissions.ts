/** Permissions by role and scope. What is not written is closed; a guest is not named here, so has none. */
export const permissions = {
  'sample-feature.read': { client: 'granted', assistant: 'own', owner: 'own', operator: 'all' },
} as const;
