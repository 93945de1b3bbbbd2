import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where photographs are kept. */
export type StorageSetting =
  | { kind: 'folder'; root: string }
  | {
      kind: 's3';
      bucket: string;
      region?: string;
      endpoint?: string;
      accessKeyId?: string;
      secretAccessKey?: string;
      forcePathStyle?: boolean;
    };

/** Every setting of the installation, checked. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  role: 'all' | 'web' | 'worker';
  secret: string;
  /** Set by the launcher for the embedded server. */
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  storage: StorageSetting;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Origin people use, without a path or a slash at its end. */
  publicUrl: string;
  /** How many proxies stand in front. */
  trustProxy: number;
  demo: boolean;
  dev: boolean;
}

type Source = Record<string, string | undefined>;

const count = (max: number) => z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().max(max, `must be at most ${max}`));
const yesNo = z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').transform((word) => word === '1' || word === 'true');
const address = (protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
const database = address(['postgres:', 'postgresql:']);

const schema = z.object({
  PORT: count(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  KEEPERS_DATA: z.string().min(1).default('.data'),
  KEEPERS_ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  KEEPERS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: database.optional(),
  KEEPERS_DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: yesNo.optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Keepers <no-reply@localhost>'),
  PUBLIC_URL: address(['http:', 'https:'])
    .refine((text) => new URL(text).pathname === '/', 'must be an address without a path')
    .optional(),
  TRUST_PROXY: count(10).default(0),
  KEEPERS_DEMO: yesNo.default(true),
  KEEPERS_DEV: yesNo.default(false),
});

/** What stands in `settings.json`; the environment goes before it. An empty word is as if it were not set. */
function settled(source: Source, file: Source): Source {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name] || file[name] || undefined]),
  );
}

function readSettings(file: string): Source {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(Object.entries(found as object).map(([name, value]) => [name, String(value)]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read (${(error as Error).message.split('\n')[0]}): mend it, or take it away to begin with new secrets.`);
  }
}

/** Makes the secret at the first start and keeps it where only this user can read it. */
function keepSecret(file: string, found: Source): string {
  const made = randomBytes(32).toString('base64url');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...found, KEEPERS_SECRET: made }, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return made;
}

function explain(error: z.ZodError): Error {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'a setting');
  return new Error(`${name} ${issue?.message ?? 'is wrong'}. Change it in the environment or in settings.json, or leave it out.`);
}

/**
 * Reads every setting from the environment over the data folder's `settings.json`. Throws one clear line that names the
 * setting and the mend; never says a value, which may be a secret.
 */
export function loadEnv(source: Source = process.env): Env {
  const dataDir = path.resolve(source.KEEPERS_DATA || '.data');
  const file = path.join(dataDir, 'settings.json');
  const found = readSettings(file);
  const parsed = schema.safeParse(settled(source, found));
  if (!parsed.success) throw explain(parsed.error);
  const s = parsed.data;
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir,
    role: s.KEEPERS_ROLE,
    secret: s.KEEPERS_SECRET ?? keepSecret(file, found),
    databaseUrl: s.DATABASE_URL ?? s.KEEPERS_DATABASE_URL,
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    storage: storageOf(s, dataDir),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    publicUrl: s.PUBLIC_URL ? new URL(s.PUBLIC_URL).origin : `http://localhost:${s.PORT}`,
    trustProxy: s.TRUST_PROXY,
    demo: s.KEEPERS_DEMO,
    dev: s.KEEPERS_DEV,
  };
}

function storageOf(s: z.infer<typeof schema>, dataDir: string): StorageSetting {
  if (!s.S3_BUCKET) return { kind: 'folder', root: path.join(dataDir, 'storage') };
  return {
    kind: 's3',
    bucket: s.S3_BUCKET,
    region: s.S3_REGION,
    endpoint: s.S3_ENDPOINT,
    accessKeyId: s.S3_ACCESS_KEY_ID,
    secretAccessKey: s.S3_SECRET_ACCESS_KEY,
    forcePathStyle: s.S3_FORCE_PATH_STYLE,
  };
}

let cached: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  cached ??= loadEnv();
  return cached;
}
