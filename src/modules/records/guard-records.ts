import type { CollectionConfig, Config } from 'payload';
import { checkRelations } from './check-relations';
import { checkValues } from './check-values';
import { holdRow } from './hold-row';
import { keepTrashTime, refuseDeletion } from './rule-trash';

function guard(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, trash } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      // After a collection's own hooks: their locks come first, and their values are checked as well.
      beforeOperation: [...(hooks.beforeOperation ?? []), holdRow],
      beforeValidate: [...(hooks.beforeValidate ?? []), checkValues, checkRelations],
      // Before a collection's own: its rules read the stored time.
      beforeChange: [...(trash ? [keepTrashTime] : []), ...(hooks.beforeChange ?? [])],
      beforeDelete: [...(trash ? [refuseDeletion] : []), ...(hooks.beforeDelete ?? [])],
    },
  };
}

/**
 * A Payload plugin that adds the rules of rows to every collection, of core and features: it must be the last plugin.
 * Operations that write SQL apply these rules themselves.
 */
export const guardRecords = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(guard),
});
