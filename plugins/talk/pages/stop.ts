import { mail } from '@plugins/kit/server';
import { mailsEnded, setMailsEnded } from '../operations/stop-mails';

/** The end of messages about comments, and their beginning again. */
const mails: mail.StopPages = {
  feature: 'talk',
  path: '/talk_mails',
  auth: 'talk.stop',
  ended: mailsEnded,
  setEnded: setMailsEnded,
};

export const stopPages = mail.stopPages(mails);
export const stopEndpoints = mail.stopEndpoints(mails);
