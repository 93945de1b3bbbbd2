/** Any S3-compatible store of photographs. */
export interface S3Storage {
  kind: 's3';
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** Where photographs are stored: a folder (absolute path) or S3. */
export type Storage = { kind: 'folder'; root: string } | S3Storage;

/** A provider that signs people in. `issuer` is trusted; in tests `url` replaces Facebook's address. */
export type SocialProvider = { id: string; name: string; clientId: string; clientSecret: string } & (
  | { kind: 'oidc'; issuer: string }
  | { kind: 'facebook'; url: string | undefined }
);

/** The installation's app at a service that photographers may connect; in tests `url` replaces the service's address. */
export interface ServiceApp {
  clientId: string;
  clientSecret: string;
  url: string | undefined;
}

/** Every setting of an installation, checked. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  role: 'all' | 'web' | 'worker';
  /** Signs cookies, links and picture addresses; 32 characters or more. */
  secret: string;
  /** Secrets from before the last rotations: they open what they signed and sealed, and sign nothing new. */
  formerSecrets: string[];
  /** Absent only before the embedded server is up, and during a build. */
  databaseUrl: string | undefined;
  /** A connection past any pooler, for LISTEN and locks; the same as databaseUrl where none is set. */
  databaseDirectUrl: string | undefined;
  /**
   * Seconds after which PostgreSQL cancels a statement of a web process: of the operations, of Payload (admin, REST).
   */
  statementSeconds: { main: number; admin: number };
  /**
   * `named`: the database keeps the plans of frequent statements; `plain`: none has a name, for poolers that share
   * sessions.
   */
  statements: 'named' | 'plain';
  /** The most connections each pool of a process opens: the operations', the admin's (Payload), the queue's. */
  pools: { main: number; admin: number; jobs: number };
  storage: Storage;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Verifies bounce reports; without one none are accepted. */
  bounceSecret: string | undefined;
  /** Origin the platform is reached at, without a trailing slash. */
  publicUrl: string;
  /** Where vulnerabilities are reported, as a mailto or https address, in `/.well-known/security.txt`. */
  securityContact: string | undefined;
  /** How many proxies are in front. */
  trustProxy: number;
  /**
   * The prefix by which a proxy in front finds the storage's folder: pictures are answered by `X-Accel-Redirect` to it.
   */
  accelPrefix: string | undefined;
  /** Providers people may sign in with, in the order of their buttons. */
  social: SocialProvider[];
  /** Its apps at services that photographers may connect, by service. */
  serviceApps: Record<string, ServiceApp>;
  /** Stripe: the origin of a test service in its place; none: Stripe itself. */
  stripe: { apiBase: string | undefined };
  /**
   * Hosts inside (`host` or `host:port`) that webhooks may be sent to, over http too; every other one must be public.
   */
  webhookHosts: string[];
  /** Further host names of the platform, without ports. */
  platformHosts: string[];
  /** Name servers for look-ups of domains; none: the machine's own. */
  dnsServers: string[];
  /** Lets a proxy on another machine ask whether a certificate may be issued; without one only this machine's may. */
  certificateSecret: string | undefined;
  /** Whether links name studios' hosts below the platform's; null: once a check found that they lead here. */
  siteLinks: boolean | null;
  /** The ffmpeg program that makes clips; none: the one on PATH. */
  ffmpeg: string | undefined;
  /** Whether the server makes the uploader for Windows, macOS and Linux by itself, when the first person looks for it. */
  uploaderBuilds: boolean;
  /** How many brands an account may have. */
  maxBrands: number;
  /** Whether a fresh installation gets the demo studio. */
  demo: boolean;
  /** Development: Next compiles as it serves. */
  dev: boolean;
}
