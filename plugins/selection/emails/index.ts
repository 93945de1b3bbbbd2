export { completedMails } from './completed-mails';
export { nudgeMails } from './nudge-mails';
export { reopenedTo } from './recipients';
export { reminderMails } from './reminder-mails';
export { reopenedMail } from './reopened-mail';
export { type Turn, turnMails } from './turn-mails';
