import { env } from '@/core/env';

/** Whether a mail server is set: without one messages stay in the outbox, and no text may claim that one was sent. */
export const sendsMail = (): boolean => Boolean(env().smtpUrl);
