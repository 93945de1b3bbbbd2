export { completedMails } from './completed-mails';
export { reopenedMail } from './reopened-mail';
