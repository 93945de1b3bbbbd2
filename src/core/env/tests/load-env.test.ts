import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEnv } from '../../env';

let dataDir = '';
const load = (settings: Record<string, string> = {}) =>
  loadEnv({ KEEPERS_DATA: dataDir, ...settings } as unknown as NodeJS.ProcessEnv);
const file = () => join(dataDir, 'settings.json');
const keep = (settings: object) => writeFileSync(file(), JSON.stringify(settings));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'keepers-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('settings', () => {
  it('have sensible values where none is set', () => {
    expect(load()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      role: 'all',
      databaseUrl: undefined,
      storage: { kind: 'folder', root: join(dataDir, 'storage') },
      publicUrl: 'http://localhost:3000',
      mailFrom: 'Keepers <no-reply@localhost>',
      trustProxy: 0,
      demo: true,
      dev: false,
    });
  });

  it('are read from the environment before the file, and an empty one counts as unset', () => {
    keep({ PORT: 4000, TRUST_PROXY: 2, HOST: '0.0.0.0' });
    expect(load({ PORT: '5000', HOST: ' ' })).toMatchObject({ port: 5000, trustProxy: 2, host: '0.0.0.0' });
  });

  it('use the embedded server only where no database is set', () => {
    const own = 'postgres://a:b@db/keepers';
    expect(load({ KEEPERS_DATABASE_URL: own }).databaseUrl).toBe(own);
    expect(load({ KEEPERS_DATABASE_URL: own, DATABASE_URL: `${own}2` }).databaseUrl).toBe(`${own}2`);
    expect(load({ DATABASE_URL: own, DATABASE_DIRECT_URL: `${own}3` }).databaseDirectUrl).toBe(`${own}3`);
  });

  it('send statements without names behind a pooler, unless a setting says otherwise', () => {
    const [pooled, direct] = ['postgres://a:b@pooler:6432/keepers', 'postgres://a:b@db/keepers'];
    expect(load({ DATABASE_URL: direct }).statements).toBe('named');
    expect(load({ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct }).statements).toBe('named');
    const behind = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
    expect(load(behind).statements).toBe('plain');
    expect(load({ ...behind, DATABASE_STATEMENTS: 'named' }).statements).toBe('named');
    expect(load({ DATABASE_URL: pooled, DATABASE_STATEMENTS: 'plain' }).statements).toBe('plain');
  });

  it('size the pools, and refuse one too small to work with', () => {
    expect(load().pools).toEqual({ main: 12, admin: 10, jobs: 4 });
    const sizes = { DATABASE_POOL: '40', DATABASE_POOL_ADMIN: '5', DATABASE_POOL_JOBS: '8' };
    expect(load(sizes).pools).toEqual({ main: 40, admin: 5, jobs: 8 });
  });

  it('let a proxy send pictures only from a folder, below a plain path', () => {
    expect(load({ KEEPERS_ACCEL_PREFIX: '/_photos/' }).accelPrefix).toBe('/_photos/');
    for (const wrong of ['_photos', '/_photos', '/a b/', '/../', 'http://x/'])
      expect(() => load({ KEEPERS_ACCEL_PREFIX: wrong })).toThrow(/^KEEPERS_ACCEL_PREFIX must/);
    const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word' };
    expect(() => load({ ...s3, KEEPERS_ACCEL_PREFIX: '/_photos/' })).toThrow(/^KEEPERS_ACCEL_PREFIX needs/);
  });

  it('use S3 with path style wherever an endpoint is set', () => {
    const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word' };
    expect(load(s3).storage).toMatchObject({ kind: 's3', region: 'us-east-1', forcePathStyle: false });
    expect(load({ ...s3, S3_ENDPOINT: 'http://minio:9000' }).storage).toMatchObject({ forcePathStyle: true });
    const off = { ...s3, S3_ENDPOINT: 'https://s3.example.com', S3_FORCE_PATH_STYLE: '0' };
    expect(load(off).storage).toMatchObject({ forcePathStyle: false });
  });

  it.each([
    ['PORT', 'abc', '"abc"'],
    ['PORT', '0', '"0"'],
    ['PORT', '65536', '"65536"'],
    ['HOST', 'http://x', '"http://x"'],
    ['KEEPERS_ROLE', 'boss', '"boss"'],
    ['DATABASE_POOL', '3', 'from 4 to 500'],
    ['DATABASE_POOL_JOBS', '501', 'from 4 to 500'],
    ['DATABASE_POOL_ADMIN', 'many', 'from 4 to 500'],
    ['DATABASE_STATEMENTS', 'off', 'named or plain'],
    ['KEEPERS_DEMO', 'maybe', '"maybe"'],
    ['TRUST_PROXY', '-1', '"-1"'],
    ['PUBLIC_URL', 'example.com', '"example.com"'],
    ['PUBLIC_URL', 'https://example.com/photos', '"https://example.com/photos"'],
    ['MAIL_FROM', 'unknown', '"unknown"'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d', 'be a mail address'],
    ['SECURITY_CONTACT', 'security@example.com', 'be a mailto or https address'],
    ['SECURITY_CONTACT', 'mailto:a@b.c\nContact: mailto:c@d.e', 'be a mailto or https address'],
    ['SECURITY_CONTACT', 'http://example.com/report', 'be a mailto or https address'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/x', 'PostgreSQL'],
    ['SMTP_URL', 'mail.example.com', 'smtp'],
    ['KEEPERS_SECRET', 'hunter2', '32 characters'],
    ['KEEPERS_FORMER_SECRETS', 'hunter2', 'rotate'],
  ])('refuse %s=%s in one line that names it', (name, value, says) => {
    let line = '';
    try {
      load({ [name]: value });
    } catch (error) {
      line = (error as Error).message;
    }
    expect(line).toMatch(new RegExp(`^${name} must .+ Set ${name}`));
    expect(line).toContain(says);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('hunter2');
  });

  it('refuse half of S3, naming what is missing', () => {
    expect(() => load({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toThrow(/^S3_SECRET_ACCESS_KEY must/);
    expect(() => load({ S3_REGION: 'eu-west-1' })).toThrow(/^S3_BUCKET must/);
  });
});

describe('the secret', () => {
  it('is generated once, and stored readable only for its owner, beside existing settings', () => {
    const { secret } = load();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(load().secret).toBe(secret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    keep({ SMTP_URL: 'smtp://mail' });
    load();
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ SMTP_URL: 'smtp://mail' });
  });

  it('is neither made nor kept by a build', () => {
    expect(load({ NEXT_PHASE: 'phase-production-build' }).secret).toContain('build');
    expect(existsSync(file())).toBe(false);
  });

  it('is not made where the file cannot be understood', () => {
    writeFileSync(file(), '{');
    expect(() => load()).toThrow(/settings\.json is not a JSON object/);
    expect(readFileSync(file(), 'utf8')).toBe('{');
  });
});
