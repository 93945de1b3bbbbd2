import type { CollectionConfig, Config, Field, LabelFunction } from 'payload';
import type { SignedIn } from '@/core/access/person';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/core/i18n/locale';
import { messagesFor } from '@/core/i18n/messages';
import { type KeyUnder, namedKey, type TextKey, translator } from '@/core/i18n/translate';
import { isShown, isWritable, keepPluginRecords, pluginOfRecord, recordName } from './shown-records';

const JSON_FIELD = '/src/web/admin/records/JsonField#JsonField';

type I18n = Parameters<LabelFunction>[0]['i18n'];
type LabeledField = KeyUnder<'admin-operators.records.field'>;

/** Messages that name fields of records: the core's in `admin-operators`, a plugin's in its own. */
type FieldNames = { records?: { field?: object } };
const messages = messagesFor(DEFAULT_LOCALE) as unknown as Record<string, FieldNames | undefined>;
const names = (namespace: string, field: string): boolean =>
  Object.hasOwn(messages[namespace]?.records?.field ?? {}, field);

/** Translates for the person of a Payload request. */
const inLanguageOf = ({ language }: I18n) => translator(isLocale(language) ? language : DEFAULT_LOCALE);

/** Message key of a field's name: the plugin's own, else the core's; null without either. */
function fieldName(plugin: string | null, field: string): TextKey | null {
  if (plugin && names(plugin, field)) return namedKey(`${plugin}.records.field.${field}`);
  return names('admin-operators', field) ? `admin-operators.records.field.${field as LabeledField}` : null;
}

/** The label of a field in the person's language; fields without one show their name in words. */
function inWords(field: Field, plugin: string | null): Field {
  if (!('name' in field) || ('label' in field && field.label)) return field;
  const { name } = field;
  const key = fieldName(plugin, name);
  if (key) {
    const label: LabelFunction = ({ i18n }) => inLanguageOf(i18n)(key);
    return { ...field, label } as Field;
  }
  const words = name.replaceAll('_', ' ');
  return { ...field, label: words.charAt(0).toUpperCase() + words.slice(1) } as Field;
}

/** Message key of a choice: a language, or what the photographer's screens call it; null for a code without a name. */
function choiceName(field: string, value: string): TextKey | null {
  if (field === 'locale') return namedKey(`admin-operators.records.language.${value}`);
  const named = (messages.admin as Record<string, object | undefined> | undefined)?.[field];
  return named && Object.hasOwn(named, value) ? namedKey(`admin.${field}.${value}`) : null;
}

/** The choices of a field by their names in the person's language. */
function nameChoices(field: Field): Field {
  if (field.type !== 'select') return field;
  const options = field.options.map((option) => {
    const key = typeof option === 'string' ? choiceName(field.name, option) : null;
    if (!key || typeof option !== 'string') return option;
    return { value: option, label: (({ i18n }) => inLanguageOf(i18n)(key)) as LabelFunction };
  });
  return { ...field, options } as Field;
}

/** Text that people write in their own language; all other short texts are codes, addresses and numbers. */
const WRITTEN =
  /name$|^(location|reopen_note|inactive_reason|note|picked_by|subject|heading|button|camera|lens|content|reply|text|whatsapp)$|description$/;

/** A code, an address or a number reads from left to right in every language. */
function inOrder(field: Field): Field {
  const technical = field.type === 'email' || (field.type === 'text' && !WRITTEN.test(field.name));
  return technical ? ({ ...field, admin: { ...field.admin, className: 'reads-ltr' } } as Field) : field;
}

/** Relations are chosen from a list; no record is created or changed in a drawer. JSON is edited as text. */
function showField(field: Field): Field {
  if (field.type === 'relationship' || field.type === 'upload')
    return { ...field, admin: { ...field.admin, allowCreate: false, allowEdit: false } } as Field;
  if (field.type === 'json')
    return {
      ...field,
      admin: { ...field.admin, components: { ...field.admin?.components, Field: JSON_FIELD } },
    };
  return field;
}

/** The labels of a collection: of a list, and of one record. */
function labelsOf(slug: string): NonNullable<CollectionConfig['labels']> {
  return {
    singular: ({ i18n }) => inLanguageOf(i18n as I18n)(recordName(slug, 'one')),
    plural: ({ i18n }) => inLanguageOf(i18n as I18n)(recordName(slug, 'kind')),
  };
}

/** Payload gives a description no language: it chooses from all of them. */
const LOCKED = Object.fromEntries(
  LOCALES.map((locale) => [locale, translator(locale)('admin-operators.records.locked')]),
);

const COLUMNS = ['account', 'event', 'updatedAt'];

function show(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields } = collection;
  if (!isShown(slug)) return { ...collection, admin: { ...admin, hidden: true } };
  const known = fields.flatMap((field) => ('name' in field ? [field.name] : []));
  return {
    ...collection,
    labels: labelsOf(slug),
    disableBulkEdit: true,
    disableDuplicate: true,
    fields: fields.map((field) => showField(nameChoices(inOrder(inWords(field, pluginOfRecord(slug)))))),
    admin: {
      ...admin,
      // Photographers have screens of their own; for them, a record's address does not exist.
      hidden: ({ user }) => (user as SignedIn | null)?.operator !== true,
      hideAPIURL: true,
      ...(isWritable(slug) ? {} : { description: LOCKED }),
      defaultColumns: [
        admin.useAsTitle ?? 'id',
        ...COLUMNS.filter((name) => name === 'updatedAt' || known.includes(name)),
      ],
    },
  };
}

/**
 * A plugin of Payload that opens its own list and edit views to operators, for every collection they may read:
 * collections they may not write are read-only by their access. Everything else stays hidden from everybody.
 */
export const showRecords = (config: Config): Config => {
  const { collections = [] } = config;
  keepPluginRecords(
    collections.flatMap(({ slug, custom }) => (custom?.feature ? [[slug, String(custom.feature)]] : [])),
  );
  return { ...config, collections: collections.map(show) };
};
