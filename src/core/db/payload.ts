import type { BasePayload } from 'payload';
import type { Pool } from 'pg';
import { state } from '@/core/process/state';

/** Registers the process's one Payload; each composition root calls it once. */
export function usePayload(instance: BasePayload): void {
  state().payload = instance;
}

/** The process's Payload. Only `local-api.ts` and the sign-in use it directly. */
export function payload(): BasePayload {
  const found = state().payload as BasePayload | undefined;
  if (!found) throw new Error('Payload is not started in this process.');
  return found;
}

/** Payload's own pool of connections. */
export const payloadPool = (): Pool => (payload().db as unknown as { pool: Pool }).pool;
