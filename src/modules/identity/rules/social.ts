/** The facts known when a browser returns from a provider. */
export interface SocialFacts {
  /** The identity is linked to an account. */
  linked: boolean;
  /** A user with the address that the provider returned. */
  match: { confirmed: boolean } | null;
  /** The provider states that it verified the address. */
  verified: boolean;
}

/**
 * Decides the next step. An address links two accounts only if both sides verified it: an unverified one may belong to
 * another person, on either side. Otherwise the account's password decides, or a new account is offered.
 */
export function decideSocial({
  linked,
  match,
  verified,
}: SocialFacts): 'enter' | 'link' | 'password' | 'sign_up' {
  if (linked) return 'enter';
  if (!match) return 'sign_up';
  return verified && match.confirmed ? 'link' : 'password';
}
