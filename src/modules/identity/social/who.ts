/** An identity that a provider verified. */
export interface SocialWho {
  /** An OpenID issuer's address, or `facebook`. Stored, with `subject`. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Only if the provider itself states that it verified the address. */
  emailVerified: boolean;
  firstName: string;
  familyName: string;
}

/** State that a browser carries to the provider and back. */
export interface SocialChecks {
  state: string;
  nonce: string;
  verifier: string;
  /** The callback address. */
  redirect: string;
}

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

/** Reads a provider's claims, truncated to our limits; splits `name` if its parts are missing. */
export function readWho(
  issuer: string,
  said: {
    subject: unknown;
    email?: unknown;
    verified?: unknown;
    first?: unknown;
    family?: unknown;
    name?: unknown;
  },
): SocialWho | null {
  const subject = typeof said.subject === 'string' ? said.subject : '';
  if (!subject || subject.length > 255) return null;
  const email = text(said.email, 320).toLowerCase();
  const usable = /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
  const [first = '', ...rest] = text(said.name, 200).split(/\s+/);
  return {
    issuer,
    subject,
    email: usable,
    emailVerified: usable !== null && (said.verified === true || said.verified === 'true'),
    firstName: text(said.first, 100) || first.slice(0, 100),
    familyName: text(said.family, 100) || rest.join(' ').slice(0, 100),
  };
}
