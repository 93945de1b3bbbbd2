/** People of a studio have notices on their own devices. The table is closed. */
export const permissions = {
  'push.own': { assistant: 'own', owner: 'own', operator: 'all' },
} as const;
