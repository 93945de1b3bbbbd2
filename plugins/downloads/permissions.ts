const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/**
 * Who may see who downloaded what. Downloading itself is the core's `download.create`; the raw tables have no rows here,
 * so Payload's own door to them is closed for everybody.
 */
export const permissions = { 'download.history': STAFF } as const;
