const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/**
 * Who may read the download history. Downloading itself is the core's `download.create`; the raw tables have no rows
 * here, so Payload's own REST for them is closed.
 */
export const permissions = { 'download.history': STAFF } as const;
