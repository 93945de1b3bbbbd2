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
export { type Mail, type MailContent, sendMail as send } from '@/core/mail/send-mail';
export { type StopPages, stopEndpoints, stopPages } from '@/modules/messaging/stop-pages';
export {
  additionalOf,
  type ClientReader,
  clientReaders,
  type Reader,
  type StudioReader,
  studioReaders,
} from '@/modules/people/readers';
