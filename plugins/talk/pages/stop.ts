import { makeStopEndpoints, makeStopPages, type StopPages } from '@plugins/kit/server/mail';
import { mailsEnded, setMailsEnded } from '../operations/stop-mails';

/** The pages that unsubscribe from mails about comments and resume them. */
const mails: StopPages = {
  feature: 'talk',
  path: '/talk_mails',
  auth: 'talk.stop',
  ended: mailsEnded,
  setEnded: setMailsEnded,
};

export const stopPages = makeStopPages(mails);
export const stopEndpoints = makeStopEndpoints(mails);
