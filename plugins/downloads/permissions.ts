const STAFF = { assistant: 'own', owner: 'own', operator: 'all' } as const;

/**
 * Who may read the download history. Downloading itself is the core's `download.create`. Operators see orders among their
 * records; parts and measured files are working tables without rows here: closed.
 */
export const permissions = { 'download.history': STAFF, 'downloads.read': { operator: 'all' } } as const;
