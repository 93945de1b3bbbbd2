import config from '@payload-config';
import { type BasePayload, getPayload } from 'payload';
import type { Pool } from 'pg';
import { surviveCuts } from '@/server/database/pool';
import { usePayload } from '@/server/payload';

/** Starts this process's Payload and hands it to the operations. */
export async function startPayload(): Promise<BasePayload> {
  const instance = await getPayload({ config });
  surviveCuts((instance.db as unknown as { pool: Pool }).pool);
  usePayload(instance);
  return instance;
}
