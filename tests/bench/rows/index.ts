import type { RowGroup } from '../bench';
import { admin } from './admin';
import { agent } from './agent';
import { checks } from './checks';
import { cost } from './cost';
import { ingest } from './ingest';
import { list } from './list';
import { large, look } from './look';
import { memory } from './memory';
import { page } from './page';
import { phone } from './phone';
import { projects } from './projects';
import { proxy } from './proxy';
import { scale } from './scale';
import { selection } from './selection';
import { similar } from './similar';
import { sites } from './sites';
import { sort } from './sort';
import { start } from './start';
import { thumbnail } from './thumbnail';
import { uploads } from './uploads';
import { visible } from './visible';
import { visits } from './visits';
import { watchers } from './watchers';
import { workers } from './workers';
import { zip } from './zip';

/** Every row group in running order: first those that need fresh processes, last those that fill the database. */
export const groups: RowGroup[] = [
  start,
  memory,
  ingest,
  uploads,
  agent,
  visible,
  list,
  checks,
  cost,
  thumbnail,
  selection,
  watchers,
  page,
  visits,
  look,
  phone,
  proxy,
  admin,
  sites,
  sort,
  similar,
  projects,
  zip,
  workers,
  scale,
  large,
];
