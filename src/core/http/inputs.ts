import { z } from 'zod';

/** A boolean as JSON or a form sends it. */
export const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', 'on', '']).transform((v) => v === 'true' || v === '1' || v === 'on'),
]);

/** A text that a form sends empty where nothing was typed. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || undefined)
    .nullish()
    .transform((text) => text ?? undefined);
