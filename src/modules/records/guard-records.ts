import type { CollectionConfig, Config } from 'payload';
import { checkRelations } from './check-relations';
import { checkValues } from './check-values';

function guard(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  // After a feature's own hooks: what they put in is checked as well.
  const beforeValidate = [...(hooks.beforeValidate ?? []), checkValues, checkRelations];
  return { ...collection, hooks: { ...hooks, beforeValidate } };
}

/**
 * A plugin of Payload that puts the rules of rows on every collection, the core's and the features': it must be the last
 * plugin. Operations that write by SQL keep these rules themselves.
 */
export const guardRecords = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(guard),
});
