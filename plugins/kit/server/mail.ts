export {
  clientEnded,
  type Mailbox,
  mailboxEnded,
  mailboxKey,
  readMailboxKey,
  setClientEnded,
  setMailboxEnded,
  wantsMail,
} from '@/core/mail/client-stops';
export { type MailContent, sendMail } from '@/core/mail/send-mail';
export { makeStopEndpoints, makeStopPages, type StopPages } from '@/modules/messaging/stop-pages';
export {
  additionalOf,
  type ClientReader,
  clientReaders,
  type Reader,
  studioReaders,
} from '@/modules/people/queries/readers';
