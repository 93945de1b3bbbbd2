import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { countVisible } from '../queries';

/** Returns what the menu's entry shows of a project to this viewer. */
export const readCount = async (asker: Authorized): Promise<{ photographs: number }> => ({
  photographs: await countVisible(pool(), asker),
});
