import type { CollectionConfig, Config, Field } from 'payload';
import { addPermissions } from '@/access/table';
import type { PermissionTable } from '@/domain/permissions';

/** The version of this door. A feature says which one it was written for. */
export const KIT_VERSION = 1;

/** The config half of a feature: what Payload and the access table must know. No React, nothing that needs Node. */
export interface FeatureConfig {
  /** Lower case, also the namespace of its texts and of its addresses: `selection`. */
  id: string;
  kit: number;
  /** Rows for the access table; a permission that exists already is an error. */
  permissions?: PermissionTable;
  /** Side tables of its own. */
  collections?: CollectionConfig[];
  /** Nullable fields it adds to core nouns, by collection slug. */
  extend?: Record<string, Field[]>;
}

/** A feature as the composition root takes it. */
export interface Feature {
  id: string;
  permissions: PermissionTable;
  plugin: (config: Config) => Config;
}

/** Declares a feature. Throws at start, naming the feature and the mend, where something does not fit. */
export function defineFeature(feature: FeatureConfig): Feature {
  const { id, kit, permissions = {}, collections = [], extend = {} } = feature;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`Feature "${id}": an id is lower case letters, digits and hyphens.`);
  if (kit !== KIT_VERSION)
    throw new Error(`Feature "${id}" was written for kit ${kit}; this is kit ${KIT_VERSION}.`);
  return {
    id,
    permissions,
    plugin: (config) => {
      addPermissions(id, permissions);
      const present = config.collections ?? [];
      for (const { slug } of collections) {
        if (present.some((c) => c.slug === slug))
          throw new Error(`Feature "${id}": the collection "${slug}" exists already; rename yours.`);
      }
      for (const slug of Object.keys(extend)) {
        if (!present.some((c) => c.slug === slug))
          throw new Error(`Feature "${id}" extends "${slug}", which does not exist.`);
      }
      const extended = present.map((c) => ({ ...c, fields: [...c.fields, ...(extend[c.slug] ?? [])] }));
      return { ...config, collections: [...extended, ...collections] };
    },
  };
}
