import type { Transform } from 'node:stream';
import nodemailer, { type Transporter } from 'nodemailer';
import { env } from '@/core/env';
import { once } from '@/core/process/state';

/** Timeouts of a silent server, ms; a job holds a database connection meanwhile. `SMTP_URL` may set others. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** The process's connection pool to the mail server of `SMTP_URL`. */
export function transport(): Transporter {
  const { smtpUrl } = env();
  if (!smtpUrl) throw new Error('SMTP_URL is not set: messages stay in the outbox.');
  return once(`smtp:${smtpUrl}`, () => {
    const made = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE });
    // A message may have a stream that its bytes pass through.
    made.use('stream', ({ data, message }, next) => {
      const { hold } = data as { hold?: () => Transform };
      if (hold) message.transform(hold as never);
      next();
    });
    return made;
  });
}

/** The address alone of `Keepers <no-reply@studio.example>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
