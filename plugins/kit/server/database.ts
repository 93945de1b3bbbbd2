export { staleError as stale } from '@/domain/errors';
export { pool, type Sql, transaction } from '@/server/database/pool';
export { uuidv7 as newId } from '@/server/database/uuid';
export { gather } from '@/server/gather';
export { isId } from '@/server/grants/viewer';
