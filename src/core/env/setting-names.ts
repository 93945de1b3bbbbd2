import { readSettings } from './read-settings.ts';

/** Prefixes of our settings. */
const OURS =
  /^(KEEPERS_|S3_|SMTP_|MAIL_|SOCIAL_|STRIPE_|DATABASE_|PUBLIC_URL|TRUST_PROXY|PLATFORM_HOSTS|DNS_SERVERS|SECURITY_CONTACT)/;
/** Read by tests and by our own processes, not settings. */
const INNER = new Set([
  'KEEPERS_DATA',
  'KEEPERS_PARENT',
  'KEEPERS_CHROMIUM',
  'KEEPERS_ODDITIES',
  'KEEPERS_TEST_POSTGRES',
]);
const SAMPLE: Record<string, string> = {
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'word',
  SOCIAL_FACEBOOK_ID: 'id',
  SOCIAL_FACEBOOK_SECRET: 'word',
  SOCIAL_OIDC_ID: 'id',
  SOCIAL_OIDC_SECRET: 'word',
  SOCIAL_OIDC_ISSUER: 'https://id.example.com',
};

/** The names of all settings, collected by reading them. */
export function settingNames(): Set<string> {
  const asked = new Set<string>();
  const listening = new Proxy(SAMPLE, {
    get: (values, name) => {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(values, name) as unknown;
    },
  });
  readSettings(listening, '/');
  return asked;
}

/** Names with our prefix that are no settings: most likely mistyped. */
export function unknownSettings(given: string[], file: string[] = []): string[] {
  const known = settingNames();
  const strange = (name: string) => !known.has(name) && !INNER.has(name);
  return [...given.filter((name) => OURS.test(name) && strange(name)), ...file.filter(strange)];
}
