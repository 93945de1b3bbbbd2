import { z } from 'zod';
import type { LabProfile } from './lab-profile';

/** Checks an uploaded color profile of a lab. */
export const labProfileSchema: z.ZodType<LabProfile> = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string().trim().min(1).max(200),
});

/** Pixels per inch that files for labs may have. */
export const printDpi = z.int().min(72).max(600);
