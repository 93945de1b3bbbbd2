import { labProfileSchema } from '@plugins/kit/internal-rules';
import { labProfiles } from '@plugins/kit/server/internal';

/** The labs' color profiles of prints. */
export const profiles = labProfiles('shop');

/**
 * Throws INVALID_INPUT where the input of a product has a color profile that its account has not uploaded. What is no profile
 * at all the product's own rules refuse.
 */
export async function requireProfile(account: string, input: { profile?: unknown }): Promise<void> {
  const { data } = labProfileSchema.safeParse(input.profile);
  if (data) await profiles.require(account, data);
}
