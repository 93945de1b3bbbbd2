import { z } from 'zod';
import type { Role } from '@/core/access/roles';

/** Letters a device's name may have. */
export const DEVICE_NAME_MAX = 100;

/** A device: what its person calls it. */
export const deviceSchema = z.strictObject({ name: z.string().trim().min(1).max(DEVICE_NAME_MAX) });

/** Whether somebody may see and end a device token: its own person, and who runs the account. */
export function mayEndDevice(role: Role, own: boolean): boolean {
  return own || role === 'owner' || role === 'operator';
}
