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
      // After a collection's own hooks: what they lock comes first, and what they put in is checked as well.
      beforeOperation: [...(hooks.beforeOperation ?? []), holdRow],
      beforeValidate: [...(hooks.beforeValidate ?? []), checkValues, checkRelations],
      // Before a collection's own: its rules read the moment that is stored.
      beforeChange: [...(trash ? [keepTrashTime] : []), ...(hooks.beforeChange ?? [])],
      beforeDelete: [...(trash ? [refuseDeletion] : []), ...(hooks.beforeDelete ?? [])],
    },
  };
}

/**
 * A plugin of Payload that puts the rules of rows on every collection, the core's and the features': it must be the last
 * plugin. Operations that write by SQL keep these rules themselves.
 */
export const guardRecords = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(guard),
});
