import type { CollectionSlug, Field } from 'payload';

/** The studio of a row. */
export const account: Field = {
  name: 'account',
  type: 'relationship',
  relationTo: 'accounts',
  required: true,
  index: true,
};

/** A reference that every row has. */
export const parent = (name: string, relationTo: string, onDelete?: 'cascade'): Field => ({
  name,
  type: 'relationship',
  relationTo: relationTo as CollectionSlug,
  required: true,
  index: true,
  ...(onDelete && { custom: { onDelete } }),
});

/** A reference that is emptied when the other row is deleted. */
export const link = (name: string, relationTo: string): Field => ({
  name,
  type: 'relationship',
  relationTo: relationTo as CollectionSlug,
  index: true,
});

export const text = (name: string, maxLength: number, required = false): Field => ({
  name,
  type: 'text',
  maxLength,
  required,
});

/** A whole number: of things, of minor units of a currency, of hundredths of a percent. */
export const count = (name: string, defaultValue = 0): Field => ({
  name,
  type: 'number',
  min: 0,
  defaultValue,
  required: true,
});

/** How print files are made for a lab. */
export const labFields: Field[] = [
  // `LabProfile`: the lab's color profile, which the studio uploaded; null for sRGB.
  { name: 'profile', type: 'json' },
  // Pixels per inch; null for `PRINT_DPI`.
  { name: 'dpi', type: 'number' },
];

export const instant = (name: string, index = false): Field => ({ name, type: 'date', index });
