import config from '@root/payload.config';
import { type BasePayload, getPayload } from 'payload';
import { payloadPool, usePayload } from '@/core/db/payload';
import { surviveCuts } from '@/core/db/pool';

/** Starts this process's Payload and registers it for the operations. */
export async function startPayload(): Promise<BasePayload> {
  const instance = await getPayload({ config });
  usePayload(instance);
  surviveCuts(payloadPool());
  return instance;
}
