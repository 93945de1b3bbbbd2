import config from '@payload-config';
import { type BasePayload, getPayload } from 'payload';
import { surviveCuts } from '@/server/database/pool';
import { payloadPool, usePayload } from '@/server/payload';

/** Starts this process's Payload and hands it to the operations. */
export async function startPayload(): Promise<BasePayload> {
  const instance = await getPayload({ config });
  usePayload(instance);
  surviveCuts(payloadPool());
  return instance;
}
