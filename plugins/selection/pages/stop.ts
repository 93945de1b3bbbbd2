import { makeStopPages } from '@plugins/kit/server/mail';
import { remindersEnded, setRemindersEnded } from '../operations/stop-reminders';

/** The pages that unsubscribe from a studio's reminders and status mails, and resume them. */
export const { pages: stopPages, endpoints: stopEndpoints } = makeStopPages({
  feature: 'selection',
  path: '/selection_reminders',
  auth: 'selection.stop',
  ended: remindersEnded,
  setEnded: setRemindersEnded,
});
