import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { countPhotographs } from '../queries';

/** How many photographs of the project this viewer sees. */
export async function readCount({ event, viewer }: Authorized): Promise<{ photographs: number }> {
  return { photographs: await countPhotographs(pool(), { event: event.id, role: viewer.role }) };
}
