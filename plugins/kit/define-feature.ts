import type { CollectionConfig, Config, Field } from 'payload';
import type { PermissionTable } from '@/core/access/permissions';
import { addPermissions } from '@/modules/access/table';
import { KIT_VERSION } from './version';

/** What a feature adds to one of the house's collections. */
export interface Extension {
  /** Never required, and named apart from what is there: `retouch_by`. */
  fields?: Field[];
  /** Payload's hooks, run after the house's own. They hear what comes over Payload's REST; `on` hears everything. */
  hooks?: CollectionConfig['hooks'];
}

/** The config half of a feature: what Payload and the access table must know. No React, nothing that needs Node. */
export interface FeatureConfig {
  /** Lower case, also the namespace of its texts and of its addresses: `selection`. */
  id: string;
  kit: number;
  /** Rows for the access table; a permission that exists already is an error. */
  permissions?: PermissionTable;
  /** Side tables of its own. */
  collections?: CollectionConfig[];
  /** What it adds to core nouns, by collection slug; a list is its fields alone. */
  extend?: Record<string, Extension | Field[]>;
}

/** A feature as the composition root takes it. */
export interface Feature {
  id: string;
  permissions: PermissionTable;
  plugin: (config: Config) => Config;
  /** Its tables alone, for a feature that is switched off: what is stored stays, and no row opens it. */
  tables: (config: Config) => Config;
}

/** Throws at start, with the feature's name in front of what is wrong and how it is mended. */
function stop(id: string, trouble: string): never {
  throw new Error(`Feature "${id}": ${trouble}`);
}

/** Declares a feature. Throws at start, naming the feature and the mend, where something does not fit. */
export function defineFeature(feature: FeatureConfig): Feature {
  const { id, kit, permissions = {} } = feature;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) stop(id, 'an id is lower case letters, digits and hyphens; rename it.');
  if (kit !== KIT_VERSION)
    stop(id, `it was written for kit ${kit}; this is kit ${KIT_VERSION}. Take a version of it for this kit.`);
  const tables = (config: Config) => addTables(feature, config);
  const plugin = (config: Config) => {
    addRows(id, permissions);
    return tables(config);
  };
  return { id, permissions, plugin, tables };
}

/** Declares a module that has a feature's shape: it is always of this kit. */
export const defineModule = (module: Omit<FeatureConfig, 'kit'>): Feature =>
  defineFeature({ ...module, kit: KIT_VERSION });

/** A feature that is switched off: its tables stay as they are, and nothing else of it. */
export const switchedOff = (feature: Feature): Feature => ({
  ...feature,
  permissions: {},
  plugin: feature.tables,
});

function addRows(id: string, rows: PermissionTable): void {
  try {
    addPermissions(id, rows);
  } catch (error) {
    stop(id, `${(error as Error).message}; rename yours in permissions.ts.`);
  }
}

const nameOf = (field: Field): string => ('name' in field ? field.name : '');

function extendOne(id: string, collection: CollectionConfig, { fields = [], hooks = {} }: Extension) {
  for (const field of fields) {
    const name = nameOf(field);
    if (!name || collection.fields.some((known) => nameOf(known) === name))
      stop(id, `the field "${name}" of "${collection.slug}" exists already; rename yours.`);
    if ('required' in field && field.required)
      stop(id, `the field "${name}" of "${collection.slug}" must not be required: rows of before have none.`);
  }
  const merged: Record<string, unknown> = { ...collection.hooks };
  for (const [when, added] of Object.entries(hooks))
    merged[when] = [...((merged[when] as unknown[]) ?? []), ...(added as unknown[])];
  return { ...collection, fields: [...collection.fields, ...fields], hooks: merged } as CollectionConfig;
}

function addTables({ id, collections = [], extend = {} }: FeatureConfig, config: Config): Config {
  const present = config.collections ?? [];
  for (const { slug } of collections) {
    if (present.some((one) => one.slug === slug))
      stop(id, `the collection "${slug}" exists already; rename yours.`);
  }
  for (const slug of Object.keys(extend)) {
    if (!present.some((one) => one.slug === slug))
      stop(
        id,
        `it extends "${slug}", which does not exist; there are ${present.map((c) => c.slug).join(', ')}.`,
      );
  }
  const extended = present.map((one) => {
    const more = extend[one.slug];
    return more ? extendOne(id, one, Array.isArray(more) ? { fields: more } : more) : one;
  });
  return { ...config, collections: [...extended, ...collections] };
}
