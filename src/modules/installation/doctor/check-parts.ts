import { existsSync } from 'node:fs';
import { explainS3 } from '@media/storage/explain-s3';
import { storage } from '@media/storage/files';
import { env } from '@/core/env';
import { smtpFailure } from '@/core/mail/explain-smtp';
import { broken, brokenLine, type Finding, look, ok } from './finding';

const PATIENCE_MS = 8000;

/** Throws if there is no response in time. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, reject) => {
      setTimeout(
        () => reject(new Error(`timeout: no response within ${PATIENCE_MS / 1000} s`)),
        PATIENCE_MS,
      ).unref();
    }),
  ]);

/** Writes, reads and deletes one small file in the storage of photographs. */
export async function checkStorage(): Promise<Finding & { passes?: boolean }> {
  const settings = env().storage;
  if (settings.kind === 'folder' && !existsSync(settings.root))
    return ok('storage', 'storage_none', { where: settings.root });
  try {
    await inTime(storage().check());
    return settings.kind === 's3'
      ? ok('s3', 's3', { where: settings.bucket })
      : ok('storage', 'storage', { where: settings.root });
  } catch (error) {
    if (settings.kind !== 's3')
      return broken('storage', 'line', 'storage', { line: (error as Error).message });
    const { line, passes } = explainS3(settings, error);
    return { ...brokenLine('s3', line), passes };
  }
}

/** Signs in at the mail server; sends nothing. */
export async function checkMail(): Promise<Finding> {
  const { smtpUrl } = env();
  if (!smtpUrl) return look('mail', 'mail_none', 'mail_none');
  const { transport } = await import('@/core/mail/smtp');
  try {
    await inTime(transport().verify());
    return ok('mail', 'mail', { host: new URL(smtpUrl).hostname });
  } catch (error) {
    const { fault, ...params } = smtpFailure(smtpUrl, error);
    return look('mail', `mail_${fault}`, 'mail', params);
  }
}
