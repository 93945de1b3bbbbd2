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
export { makeStopPages } from '@/modules/messaging/stop-pages';
export {
  additionalOf,
  clientReaders,
  studioReaders,
} from '@/modules/people/readers';
