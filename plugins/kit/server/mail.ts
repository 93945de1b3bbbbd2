export { type Mail, type MailContent, sendMail as send } from '@/server/mail/send-mail';
