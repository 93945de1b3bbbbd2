import type { Endpoint } from '@/server/http/define-endpoint';
import { accountEndpoints } from './account';
import { brandEndpoints } from './brands';
import { bulkEndpoints } from './bulk';
import { clientDataEndpoints } from './client-data';
import { clientEndpoints } from './clients';
import { deviceEndpoints } from './devices';
import { featureEndpoints } from './features';
import { galleryEndpoints } from './galleries';
import { homeEndpoints } from './home';
import { invitationEndpoints } from './invitations';
import { mailEndpoints } from './mails';
import { messageEndpoints } from './messages';
import { operatorEndpoints } from './operator';
import { photoEndpoints } from './photos';
import { presetEndpoints } from './presets';
import { productEndpoints } from './products';
import { projectListEndpoints } from './project-list';
import { projectStateEndpoints } from './project-state';
import { projectEndpoints } from './projects';
import { teamEndpoints } from './team';
import { templateEndpoints } from './templates';
import { webhookEndpoints } from './webhooks';

/** What the photographer's admin asks of the wire, under `/api/x/studio`. */
export const studioEndpoints: Endpoint[] = [
  ...featureEndpoints,
  ...projectListEndpoints,
  ...bulkEndpoints,
  ...projectEndpoints,
  ...projectStateEndpoints,
  ...galleryEndpoints,
  ...photoEndpoints,
  ...presetEndpoints,
  ...productEndpoints,
  ...invitationEndpoints,
  ...mailEndpoints,
  ...clientEndpoints,
  ...clientDataEndpoints,
  ...messageEndpoints,
  ...operatorEndpoints,
  ...homeEndpoints,
  ...brandEndpoints,
  ...accountEndpoints,
  ...deviceEndpoints,
  ...teamEndpoints,
  ...templateEndpoints,
  ...webhookEndpoints,
];
