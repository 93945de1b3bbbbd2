import { mail } from '@plugins/kit/server';
import { readStop } from '../operations/stop-reminders';

const mails = { feature: 'selection', path: '/selection_reminders', auth: 'selection.stop' };

/** The end of a studio's reminders and news of the work. */
export const stopPage = mail.stopPage({ ...mails, known: (token) => Boolean(readStop(token)) });
export const leavePage = mail.leavePage(mails);
