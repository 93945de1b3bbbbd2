import { mail } from '@plugins/kit/server';
import { remindersEnded, setRemindersEnded } from '../operations/stop-reminders';

/** The end of a studio's reminders and news of the work, and their beginning again. */
const mails: mail.StopPages = {
  feature: 'selection',
  path: '/selection_reminders',
  auth: 'selection.stop',
  ended: remindersEnded,
  setEnded: setRemindersEnded,
};

export const stopPages = mail.stopPages(mails);
export const stopEndpoints = mail.stopEndpoints(mails);
