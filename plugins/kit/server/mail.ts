export { mailboxEnded, setMailboxEnded } from '@/core/mail/queries/client-stops';
export { type MailContent, sendMail } from '@/core/mail/send-mail';
export { makeStopPages } from '@/modules/messaging/stop-pages';
export { clientReaders, studioReaders } from '@/modules/people/queries/readers';
