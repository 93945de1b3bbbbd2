import type {
  CheckboxField,
  CollectionSlug,
  Field,
  RelationshipField,
  SelectField,
  TextField,
} from 'payload';
import type { TextRule } from '@/modules/records/field-rules';

/** The tenant of a row. Set by operations, never by the caller: access control depends on it. */
export function accountField(): RelationshipField {
  return {
    name: 'account',
    type: 'relationship',
    relationTo: 'accounts',
    required: true,
    index: true,
    access: { update: () => false },
  };
}

/** A required, indexed reference that never changes after creation. */
export function parentField(name: string, relationTo: CollectionSlug): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    access: { update: () => false },
  } as RelationshipField;
}

/** An optional reference. */
export function linkField(name: string, relationTo: CollectionSlug): RelationshipField {
  return { name, type: 'relationship', relationTo, index: true } as RelationshipField;
}

/** A select field with fixed values. */
export function choice(name: string, options: readonly string[], defaultValue?: string): SelectField {
  return { name, type: 'select', options: [...options], defaultValue, required: defaultValue !== undefined };
}

/** A short text with a maximum length. */
export function text(name: string, maxLength = 200, more: Partial<TextField> = {}): TextField {
  return { name, type: 'text', maxLength, ...more } as TextField;
}

/** A short text with a format (a time zone, a color): `checkValues` refuses invalid ones. */
export function ruled(
  name: string,
  holds: TextRule,
  maxLength = 200,
  more: Partial<TextField> = {},
): TextField {
  return text(name, maxLength, { ...more, custom: { holds } });
}

/** An instant in UTC. */
export function instant(name: string): Field {
  return { name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } };
}

/** A yes/no option; never empty. */
export function flag(name: string, defaultValue = false): CheckboxField {
  return { name, type: 'checkbox', defaultValue, required: true };
}
