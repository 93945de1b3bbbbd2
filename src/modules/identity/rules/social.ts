/** What is known when somebody comes back from another place. */
export interface SocialFacts {
  /** This person of the other place is tied to an account. */
  linked: boolean;
  /** Somebody of ours has the address the other place names. */
  match: { confirmed: boolean } | null;
  /** The other place says that it proved the address. */
  verified: boolean;
}

/**
 * What happens then. An address ties two accounts together only where both sides have proved it: an unproved one may be
 * somebody else's, at either side. Else the password of the account decides, or a new account is offered.
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
