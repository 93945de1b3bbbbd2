import { z } from 'zod';

const SECRET = /SECRET|KEY|PASSWORD|DATABASE|SMTP/;

/** A setting that is on (1, true, yes) or off (0, false, no). */
export const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['0', '1', 'true', 'false', 'yes', 'no']))
  .transform((value) => ['1', 'true', 'yes'].includes(value));

/** An address with a host and one of the given protocols (each with its colon). */
export const urlOf = (...protocols: string[]): z.ZodType<string> =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  });

/**
 * Parses one setting. The error reads "NAME must `must`, but … Set (a right example)".
 * @throws Error with one line; the value is repeated only where it cannot be a secret
 */
export function parseSetting<T>(
  name: string,
  value: string,
  type: z.ZodType<T>,
  must: string,
  fix: string,
): T {
  const parsed = type.safeParse(value);
  if (parsed.success) return parsed.data;
  // An address may carry a password before its "@".
  const hidden = SECRET.test(name) || /\/\/[^/]*@/.test(value);
  const shown = hidden ? 'it does not' : `it is ${JSON.stringify(value.slice(0, 80))}`;
  throw new Error(`${name} must ${must}, but ${shown}. Set ${fix}.`);
}
