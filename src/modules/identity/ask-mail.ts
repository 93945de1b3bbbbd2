import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { enqueue } from '@/core/jobs/boss';

/** What may be asked for by an address alone: whether anybody has it is found out by the worker, not by who asks. */
export interface AskedMail {
  kind: 'confirm' | 'reset' | 'unlock';
  email: string;
  locale: Locale;
}

/** The job that finds out whether anybody has the address and writes to them. */
export const ACCOUNT_MAIL = { id: 'accounts.mail' } as const;

/** Asks for a message. The request does the same for every address, known or not: it puts one job in. */
export async function askAccountMail(asked: AskedMail): Promise<void> {
  await enqueue(pool(), ACCOUNT_MAIL, asked);
}
