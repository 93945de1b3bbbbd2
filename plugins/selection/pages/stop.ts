import { makeStopEndpoints, makeStopPages, type StopPages } from '@plugins/kit/server/mail';
import { remindersEnded, setRemindersEnded } from '../operations/stop-reminders';

/** The pages that unsubscribe from a studio's reminders and status mails, and resume them. */
const mails: StopPages = {
  feature: 'selection',
  path: '/selection_reminders',
  auth: 'selection.stop',
  ended: remindersEnded,
  setEnded: setRemindersEnded,
};

export const stopPages = makeStopPages(mails);
export const stopEndpoints = makeStopEndpoints(mails);
