import { mail } from '@plugins/kit/server';
import { readStop } from '../operations/stop-mails';

const mails = { feature: 'talk', path: '/talk_mails', auth: 'talk.stop' };

/** The end of messages about comments. */
export const stopPage = mail.stopPage({ ...mails, known: (token) => Boolean(readStop(token)) });
export const leavePage = mail.leavePage(mails);
