import type { RelationshipField } from 'payload';

/** The site a row belongs to, and with which it goes. */
export const ofSite: RelationshipField = {
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  custom: { onDelete: 'cascade' },
};
