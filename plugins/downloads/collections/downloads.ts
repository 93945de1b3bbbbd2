import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';

/**
 * A download order: the person, the photographs, the size. `entries` is the frozen list (photograph, version, name,
 * time, and bytes with CRC-32 once known): it never changes afterwards. Photographs downloaded one by one are rows too
 * (`direct`), so that the photographer sees who downloaded what.
 */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  access: accessFor('downloads'),
  admin: { hidden: true },
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', index: true },
    { name: 'scope', type: 'text', required: true },
    // The ordered gallery, product or photograph.
    { name: 'target', type: 'text' },
    { name: 'size', type: 'text', required: true },
    { name: 'direct', type: 'checkbox', defaultValue: false, required: true },
    { name: 'grant', type: 'relationship', relationTo: 'grants', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'person', type: 'text' },
    { name: 'role', type: 'text', required: true },
    // Name of the archive, without number and extension.
    { name: 'name', type: 'text', required: true },
    { name: 'entries', type: 'json' },
    // Requested photographs that are not included, each with its reason.
    { name: 'left_out', type: 'json' },
    { name: 'files', type: 'number', required: true },
    // Exact once every part exists, an estimate before.
    { name: 'bytes', type: 'number', required: true },
    { name: 'prepared', type: 'number', defaultValue: 0, required: true },
    { name: 'state', type: 'text', required: true },
    { name: 'sent', type: 'number', defaultValue: 0, required: true },
    // The last sign of a running download, which reserves one of the permitted ones; it is counted once a part is
    // complete.
    { name: 'claimed_at', type: 'date' },
    { name: 'counted_at', type: 'date' },
    { name: 'last_at', type: 'date' },
    { name: 'times', type: 'number', defaultValue: 0, required: true },
  ],
};
