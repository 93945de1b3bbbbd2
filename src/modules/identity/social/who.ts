/** Somebody as another place knows them, after it proved so. */
export interface SocialWho {
  /** The place that says so: an OpenID issuer's address, or `facebook`. What is kept, with `subject`. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Only where the place itself says that it has proved the address. */
  emailVerified: boolean;
  firstName: string;
  familyName: string;
}

/** What a browser carries to the other place and back. */
export interface SocialChecks {
  state: string;
  nonce: string;
  verifier: string;
  /** Where it comes back to. */
  redirect: string;
}

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

/** What another place said of somebody, cut to what we keep; `name` is taken apart where its parts are not told. */
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
