import { makeStopPages } from '@plugins/kit/server/mail';
import { mailsEnded, setMailsEnded } from '../operations/stop-mails';

/** The pages that unsubscribe from mails about comments and resume them. */
export const { pages: stopPages, endpoints: stopEndpoints } = makeStopPages({
  feature: 'talk',
  path: '/talk_mails',
  auth: 'talk.stop',
  ended: mailsEnded,
  setEnded: setMailsEnded,
});
