import { z } from 'zod';
import type { Role } from '@/core/access/roles';

/** Maximum length of a device's name. */
export const DEVICE_NAME_MAX = 100;

/** A device: its name. */
export const deviceSchema = z.strictObject({ name: z.string().trim().min(1).max(DEVICE_NAME_MAX) });

/** Whether a user may see and revoke a device token: its owner, and the owner of the account. */
export function mayEndDevice(role: Role, own: boolean): boolean {
  return own || role === 'owner' || role === 'operator';
}
