export { type Mail, type MailContent, sendMail as send } from '@/server/mail/send-mail';
export { leavePage, stopPage } from '@/server/mail/stop-pages';
