export { clientEnded, setClientEnded } from '@/server/mail/client-stops';
export { type Mail, type MailContent, sendMail as send } from '@/server/mail/send-mail';
export { type StopPages, stopEndpoints, stopPages } from '@/server/mail/stop-pages';
