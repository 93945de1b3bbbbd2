export { completedMails } from './completed-mails';
export { reminderMails } from './reminder-mails';
export { reopenedMail } from './reopened-mail';
