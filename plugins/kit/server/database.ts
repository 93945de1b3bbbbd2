export { pool, type Sql, transaction } from '@/core/db/pool';
export { uuidv7 } from '@/core/db/uuid';
export { isId } from '@/modules/access/grants/viewer';
