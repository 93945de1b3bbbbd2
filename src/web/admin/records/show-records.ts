import type { CollectionConfig, Config, Field } from 'payload';
import type { SignedIn } from '@/core/access/person';
import { LOCALES } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { isShown, type RecordSlug } from './shown-records';

const JSON_FIELD = '/src/web/admin/records/JsonField#JsonField';

/** `business_name` as a label; Payload's own labels keep the underscore. */
function inWords(field: Field): Field {
  if (!('name' in field) || ('label' in field && field.label)) return field;
  const words = field.name.replaceAll('_', ' ');
  return { ...field, label: words.charAt(0).toUpperCase() + words.slice(1) } as Field;
}

/** Relations are chosen from a list; no record is created or changed in a drawer. JSON is edited as text. */
function showField(field: Field): Field {
  if (field.type === 'relationship')
    return { ...field, admin: { ...field.admin, allowCreate: false, allowEdit: false } } as Field;
  if (field.type === 'json')
    return {
      ...field,
      admin: { ...field.admin, components: { ...field.admin?.components, Field: JSON_FIELD } },
    };
  return field;
}

/** The label of a collection, in each language of the admin. */
function labelsOf(slug: RecordSlug) {
  const named = Object.fromEntries(
    LOCALES.map((locale) => [locale, translator(locale)(`admin-operators.records.kind.${slug}`)]),
  ) as Record<string, string>;
  return { singular: named, plural: named };
}

const COLUMNS = ['account', 'event', 'updatedAt'];

function show(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields } = collection;
  if (!isShown(slug)) return { ...collection, admin: { ...admin, hidden: true } };
  const names = fields.flatMap((field) => ('name' in field ? [field.name] : []));
  return {
    ...collection,
    labels: labelsOf(slug),
    disableBulkEdit: true,
    disableDuplicate: true,
    fields: fields.map((field) => showField(inWords(field))),
    admin: {
      ...admin,
      // Photographers have screens of their own; for them, a record's address does not exist.
      hidden: ({ user }) => (user as SignedIn | null)?.operator !== true,
      hideAPIURL: true,
      defaultColumns: [
        admin.useAsTitle ?? 'id',
        ...COLUMNS.filter((name) => name === 'updatedAt' || names.includes(name)),
      ],
    },
  };
}

/**
 * A plugin of Payload that opens its own list and edit views to operators, for every collection they may read:
 * collections they may not write are read-only by their access. Everything else stays hidden from everybody.
 */
export const showRecords = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(show),
});
