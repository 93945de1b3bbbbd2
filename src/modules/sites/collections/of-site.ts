import type { RelationshipField } from 'payload';

/** The site a row belongs to; deleting the site deletes the row. */
export const ofSite: RelationshipField = {
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  custom: { onDelete: 'cascade' },
};
