import { env } from '@/server/env';
import { storage } from '@/server/files';
import { explainSmtp } from '@/server/mail/explain-smtp';
import { explainS3 } from '@/server/storage/explain-s3';

const PATIENCE_MS = 8000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, reject) => {
      setTimeout(
        () => reject(new Error(`timeout: no answer in ${PATIENCE_MS / 1000} s`)),
        PATIENCE_MS,
      ).unref();
    }),
  ]);

async function reachStorage(): Promise<string[]> {
  const settings = env().storage;
  if (settings.kind === 'folder') return [];
  try {
    await inTime(storage().check());
    return [];
  } catch (error) {
    const { line, passes } = explainS3(settings, error);
    if (!passes) throw new Error(line);
    return [line];
  }
}

async function reachMail(): Promise<string[]> {
  const { smtpUrl } = env();
  if (!smtpUrl) return [];
  const { transport } = await import('@/server/mail/smtp');
  try {
    await inTime(transport().verify());
    return [];
  } catch (error) {
    return [explainSmtp(smtpUrl, error)];
  }
}

/**
 * Tries S3 and the mail server, where there are any. Gives a line for each that does not answer now but may later.
 * Throws the line of one whose settings are wrong: no waiting mends those.
 */
export async function reachParts(): Promise<string[]> {
  return (await Promise.all([reachStorage(), reachMail()])).flat();
}
