import { existsSync } from 'node:fs';
import { env } from '@/server/env';
import { storage } from '@/server/files';
import { explainSmtp } from '@/server/mail/explain-smtp';
import { explainS3 } from '@/server/storage/explain-s3';
import { broken, type Finding, look, ok } from './finding';

const PATIENCE_MS = 8000;

/** Gives up on an answer that does not come; throws then. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, reject) => {
      setTimeout(
        () => reject(new Error(`timeout: no answer in ${PATIENCE_MS / 1000} s`)),
        PATIENCE_MS,
      ).unref();
    }),
  ]);

/** Writes, reads and deletes one small file where photographs are kept. */
export async function checkStorage(): Promise<Finding & { passes?: boolean }> {
  const settings = env().storage;
  const part = settings.kind === 's3' ? 'S3' : 'Storage';
  if (settings.kind === 'folder' && !existsSync(settings.root))
    return ok(part, `${settings.root} is made at the first start`);
  try {
    await inTime(storage().check());
    const where = settings.kind === 's3' ? `bucket "${settings.bucket}"` : settings.root;
    return ok(part, `${where}: written, read and deleted`);
  } catch (error) {
    if (settings.kind !== 's3')
      return broken(
        part,
        (error as Error).message,
        'Start as the user who owns the folder, and look for room.',
      );
    const { line, passes } = explainS3(settings, error);
    return { ...broken(part, line), passes };
  }
}

/** Signs in at the mail server; sends nothing. */
export async function checkMail(): Promise<Finding> {
  const { smtpUrl } = env();
  if (!smtpUrl) return ok('Mail', 'no SMTP_URL: messages wait in the outbox of the admin');
  const { transport } = await import('@/server/mail/smtp');
  try {
    await inTime(transport().verify());
    return ok('Mail', `${new URL(smtpUrl).hostname} lets us in`);
  } catch (error) {
    return look('Mail', explainSmtp(smtpUrl, error), 'Mend SMTP_URL.');
  }
}
