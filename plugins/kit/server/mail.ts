export {
  clientEnded,
  type Mailbox,
  mailboxEnded,
  mailboxKey,
  readMailboxKey,
  setClientEnded,
  setMailboxEnded,
  wantsMail,
} from '@/server/mail/client-stops';
export { type Mail, type MailContent, sendMail as send } from '@/server/mail/send-mail';
export { type StopPages, stopEndpoints, stopPages } from '@/server/mail/stop-pages';
export {
  additionalOf,
  type ClientReader,
  clientReaders,
  type Reader,
  type StudioReader,
  studioReaders,
} from '@/server/projects/readers';
