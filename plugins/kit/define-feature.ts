import type { CollectionConfig, Config, Field } from 'payload';
import type { PermissionTable } from '@/core/access/permissions';
import { addPermissions } from '@/modules/access/table';
import { KIT_VERSION } from './version';

/** What a feature adds to one of the core's collections. */
export interface Extension {
  /** Never required, and with a name the collection does not have: `retouch_by`. */
  fields?: Field[];
  /**
   * Payload's hooks, run after the core's own and only for changes by Payload's REST; `on` receives all domain events.
   */
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
  /** What it adds to core collections, by slug; a plain list means fields alone. */
  extend?: Record<string, Extension | Field[]>;
}

/** A feature as the composition root installs it. */
export interface Feature {
  id: string;
  permissions: PermissionTable;
  /** Slugs of its side tables. */
  collections: readonly string[];
  plugin: (config: Config) => Config;
  /** Its tables alone, for a disabled feature: stored rows stay, and no permission opens them. */
  tables: (config: Config) => Config;
}

/** Throws at start with the feature's id, the problem and the fix. */
function stop(id: string, trouble: string): never {
  throw new Error(`Feature "${id}": ${trouble}`);
}

/** Declares a feature. Throws at start if something is invalid, with the feature's id and the fix. */
export function defineFeature(feature: FeatureConfig): Feature {
  const { id, kit, permissions = {}, collections = [] } = feature;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) stop(id, 'an id is lower case letters, digits and hyphens. Rename it.');
  if (kit !== KIT_VERSION)
    stop(id, `it was written for kit ${kit}; this is kit ${KIT_VERSION}. Install its version for this kit.`);
  const tables = (config: Config) => addTables(feature, config);
  const plugin = (config: Config) => {
    addRows(id, permissions);
    return tables(config);
  };
  return { id, permissions, collections: collections.map(({ slug }) => slug), plugin, tables };
}

/** Declares a core module in the shape of a feature: always of this kit version. */
export const defineModule = (module: Omit<FeatureConfig, 'kit'>): Feature =>
  defineFeature({ ...module, kit: KIT_VERSION });

/** A disabled feature: its tables stay, everything else is dropped. */
export const switchedOff = (feature: Feature): Feature => ({
  ...feature,
  permissions: {},
  plugin: feature.tables,
});

function addRows(id: string, rows: PermissionTable): void {
  try {
    addPermissions(id, rows);
  } catch (error) {
    stop(id, `${(error as Error).message}. Rename yours in permissions.ts.`);
  }
}

const nameOf = (field: Field): string => ('name' in field ? field.name : '');

function extendOne(id: string, collection: CollectionConfig, { fields = [], hooks = {} }: Extension) {
  for (const field of fields) {
    const name = nameOf(field);
    if (!name || collection.fields.some((known) => nameOf(known) === name))
      stop(id, `the field "${name}" of "${collection.slug}" exists already. Rename yours.`);
    if ('required' in field && field.required)
      stop(
        id,
        `the field "${name}" of "${collection.slug}" must not be required: existing rows have no value.`,
      );
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
      stop(id, `the collection "${slug}" exists already. Rename yours.`);
  }
  for (const slug of Object.keys(extend)) {
    if (!present.some((one) => one.slug === slug))
      stop(
        id,
        `it extends "${slug}", which does not exist. Use one of ${present.map((c) => c.slug).join(', ')}.`,
      );
  }
  const extended = present.map((one) => {
    const more = extend[one.slug];
    return more ? extendOne(id, one, Array.isArray(more) ? { fields: more } : more) : one;
  });
  // `showRecords` names the records of a plugin by the plugin's own texts.
  const own = collections.map((one) => ({ ...one, custom: { ...one.custom, feature: id } }));
  return { ...config, collections: [...extended, ...own] };
}
