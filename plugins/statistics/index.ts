import { defineFeature } from '@plugins/kit';
import { days } from './collections/days';
import { looks } from './collections/looks';
import { salts } from './collections/salts';
import { visitors } from './collections/visitors';
import { permissions } from './permissions';

/** How galleries and websites are visited, and what follows: by project, by studio, and for the operator. */
export const statistics = defineFeature({
  id: 'statistics',
  kit: 1,
  permissions,
  collections: [days, visitors, salts, looks],
});
