import { makeStopEndpoints, makeStopPages, type StopPages } from '@plugins/kit/server/mail';
import { remindersEnded, setRemindersEnded } from '../operations/stop-reminders';

/** The end of a studio's reminders and news of the work, and their beginning again. */
const mails: StopPages = {
  feature: 'selection',
  path: '/selection_reminders',
  auth: 'selection.stop',
  ended: remindersEnded,
  setEnded: setRemindersEnded,
};

export const stopPages = makeStopPages(mails);
export const stopEndpoints = makeStopEndpoints(mails);
