import path from 'node:path';
export function env() {
  return { port: 3000, host: '127.0.0.1', dataDir: path.resolve('.data'), role: 'all' as const, secret: 'x'.repeat(40), databaseUrl: process.env.DATABASE_URL as string | undefined,
    databaseDirectUrl: undefined as string | undefined, storage: { kind: 'folder' as const, root: path.resolve('.data/storage') }, smtpUrl: undefined as string|undefined, mailFrom: 'Keepers <no-reply@localhost>', publicUrl: 'http://localhost:3000', trustProxy: 0, demo: true, dev: false };
}
