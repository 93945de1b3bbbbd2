import { join } from 'node:path';
import { z } from 'zod';
import { readServiceApps } from './read-service-apps.ts';
import { readSocial } from './read-social.ts';
import { readStorage } from './read-storage.ts';
import { flag, parseSetting, urlOf } from './setting-types.ts';
import type { Env } from './types.ts';

type Values = Record<string, string | undefined>;
type Read = Omit<Env, 'secret'> & { secret: string | undefined };

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(65535));
const host = z.string().regex(/^[\w.:-]+$/);
const role = z.enum(['all', 'web', 'worker']);
const proxies = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);
const seconds = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(600));
const statements = z.enum(['named', 'plain']);
/**
 * An operation may take a second connection while it holds one: with fewer than four they would wait for each other.
 */
const connections = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(4).max(500));
const brands = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number);
const origin = urlOf('http:', 'https:').refine((value) => {
  const url = URL.parse(value);
  return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
});
/** Former secrets may hold any letter: each is written as base64url. */
const former = z
  .string()
  .regex(/^[\w-]{43,}(,[\w-]{43,})*$/)
  .transform((words) => words.split(','));
const hosts = z
  .string()
  .regex(/^[\w.:[\]-]+( *, *[\w.:[\]-]+)*$/)
  .transform((words) => words.toLowerCase().split(/ *, */));
const database = urlOf('postgres:', 'postgresql:');
/** RFC 9116 takes an address of a person or of a form; it is one line of a text file. */
const contact = z.string().regex(/^(mailto:[^<>@\s]+@[^<>@\s]+|https:\/\/[^\s]+)$/);
const address = z.string().regex(/^[^<>@\r\n]*(<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/);

/**
 * Checks all settings and adds the defaults of unset ones.
 * @param values settings by name; unset ones absent
 * @param dataDir absolute path of the data folder
 * @throws Error with one line for the first wrong setting
 */
export function readSettings(values: Values, dataDir: string): Read {
  const get = <T>(name: string, type: z.ZodType<T>, must: string, fix: string): T | undefined =>
    values[name] === undefined ? undefined : parseSetting(name, values[name], type, must, fix);

  const listen = get('PORT', port, 'be a whole number from 1 to 65535', 'PORT=3000') ?? 3000;
  const databaseUrl = (name: string) =>
    get(
      name,
      database,
      'be an address of a PostgreSQL database',
      `${name}=postgres://user:password@host:5432/keepers`,
    );
  const main = databaseUrl('DATABASE_URL') ?? databaseUrl('KEEPERS_DATABASE_URL');
  const statementSeconds = (name: string, usual: number) =>
    get(name, seconds, 'be a whole number from 1 to 600', `${name}=${usual}`) ?? usual;
  const direct = databaseUrl('DATABASE_DIRECT_URL') ?? main;
  const poolSize = (name: string, usual: number) =>
    get(name, connections, 'be a whole number from 4 to 500', `${name}=${usual}`) ?? usual;
  const publicUrl = new URL(
    get(
      'PUBLIC_URL',
      origin,
      'be an http or https address without a path',
      'PUBLIC_URL=https://photos.example.com',
    ) ?? `http://localhost:${listen}`,
  );
  const storage = readStorage(values, join(dataDir, 'storage'));
  const accel = get(
    'KEEPERS_ACCEL_PREFIX',
    z.string().regex(/^\/([\w-]+\/)+$/),
    'be a path of letters, digits, "_" and "-" between slashes',
    'KEEPERS_ACCEL_PREFIX=/_photos/',
  );
  if (accel && storage.kind !== 'folder')
    throw new Error(
      'KEEPERS_ACCEL_PREFIX needs photographs in a folder, but S3_BUCKET is set. Unset one of them.',
    );
  return {
    port: listen,
    host: get('HOST', host, 'be an address or host name to listen on', 'HOST=127.0.0.1') ?? '127.0.0.1',
    dataDir,
    role: get('KEEPERS_ROLE', role, 'be all, web or worker', 'KEEPERS_ROLE=all') ?? 'all',
    secret: get(
      'KEEPERS_SECRET',
      z.string().min(32),
      'have at least 32 characters',
      'KEEPERS_SECRET to the output of "openssl rand -hex 32"',
    ),
    formerSecrets: (
      get(
        'KEEPERS_FORMER_SECRETS',
        former,
        'be former secrets as "npm run secret -- rotate" writes them',
        'KEEPERS_FORMER_SECRETS to what it said',
      ) ?? []
    ).map((one) => Buffer.from(one, 'base64url').toString()),
    databaseUrl: main,
    databaseDirectUrl: direct,
    statementSeconds: {
      main: statementSeconds('DATABASE_SECONDS', 30),
      admin: statementSeconds('DATABASE_SECONDS_ADMIN', 10),
    },
    // A second address implies a pooler at the first, and most poolers give each transaction another session.
    statements:
      get('DATABASE_STATEMENTS', statements, 'be named or plain', 'DATABASE_STATEMENTS=plain') ??
      (direct === main ? 'named' : 'plain'),
    pools: {
      main: poolSize('DATABASE_POOL', 12),
      admin: poolSize('DATABASE_POOL_ADMIN', 10),
      jobs: poolSize('DATABASE_POOL_JOBS', 4),
    },
    storage,
    smtpUrl: get(
      'SMTP_URL',
      urlOf('smtp:', 'smtps:'),
      'be an smtp or smtps address',
      'SMTP_URL=smtps://user:password@host:465',
    ),
    mailFrom:
      get('MAIL_FROM', address, 'be a mail address', 'MAIL_FROM="Studio <studio@example.com>"') ??
      `Keepers <no-reply@${publicUrl.hostname}>`,
    bounceSecret: get(
      'MAIL_BOUNCE_SECRET',
      z.string().min(24),
      'have at least 24 characters',
      'MAIL_BOUNCE_SECRET to the output of "openssl rand -hex 32"',
    ),
    publicUrl: publicUrl.origin,
    securityContact: get(
      'SECURITY_CONTACT',
      contact,
      'be a mailto or https address',
      'SECURITY_CONTACT=mailto:security@example.com',
    ),
    trustProxy:
      get('TRUST_PROXY', proxies, 'be the number of proxies in front, from 0', 'TRUST_PROXY=1') ?? 0,
    accelPrefix: accel,
    social: readSocial(values),
    serviceApps: readServiceApps(values),
    stripe: {
      apiBase: get(
        'STRIPE_API_BASE',
        origin,
        'be an http or https address without a path',
        'nothing for it: it is for tests',
      ),
    },
    webhookHosts:
      get(
        'KEEPERS_WEBHOOK_HOSTS',
        hosts,
        'be hosts with their ports, separated by commas',
        'KEEPERS_WEBHOOK_HOSTS=n8n.internal:5678',
      ) ?? [],
    platformHosts:
      get(
        'PLATFORM_HOSTS',
        hosts,
        'be host names, separated by commas',
        'PLATFORM_HOSTS=keepers.internal.example.com',
      ) ?? [],
    dnsServers:
      get(
        'DNS_SERVERS',
        hosts,
        'be addresses of name servers, separated by commas',
        'DNS_SERVERS=9.9.9.9,[2620:fe::fe]:53',
      ) ?? [],
    certificateSecret: get(
      'KEEPERS_CERTIFICATE_SECRET',
      z.string().min(24),
      'have at least 24 characters',
      'KEEPERS_CERTIFICATE_SECRET to the output of "openssl rand -hex 32"',
    ),
    ffmpeg: get(
      'KEEPERS_FFMPEG',
      z.string().min(1).max(500),
      'be the path of the ffmpeg program',
      'KEEPERS_FFMPEG=/usr/bin/ffmpeg',
    ),
    uploaderBuilds: get('KEEPERS_UPLOADER_BUILDS', flag, 'be 0 or 1', 'KEEPERS_UPLOADER_BUILDS=0') ?? true,
    maxBrands:
      get('KEEPERS_MAX_BRANDS', brands, 'be a whole number from 1 to 99', 'KEEPERS_MAX_BRANDS=3') ?? 3,
    siteLinks: get('KEEPERS_SITE_LINKS', flag, 'be 0 or 1', 'KEEPERS_SITE_LINKS=1') ?? null,
    demo: get('KEEPERS_DEMO', flag, 'be 0 or 1', 'KEEPERS_DEMO=0') ?? true,
    dev: get('KEEPERS_DEV', flag, 'be 0 or 1', 'KEEPERS_DEV=0') ?? false,
  };
}
