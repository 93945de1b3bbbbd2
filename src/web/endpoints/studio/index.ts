import type { Endpoint } from '@/core/http/define-endpoint';
import { accountEndpoints } from '@/modules/account/endpoints/account';
import { brandEndpoints } from '@/modules/account/endpoints/brands';
import { teamEndpoints } from '@/modules/account/endpoints/team';
import { deviceEndpoints } from '@/modules/devices/endpoints/tokens';
import { homeEndpoints } from '@/modules/home/endpoints/home';
import { featureEndpoints } from '@/modules/installation/endpoints/features';
import { operatorEndpoints } from '@/modules/installation/endpoints/operator';
import { messageEndpoints } from '@/modules/messaging/endpoints/messages';
import { clientEndpoints } from '@/modules/people/endpoints/clients';
import { invitationEndpoints } from '@/modules/people/endpoints/invitations';
import { mailEndpoints } from '@/modules/people/endpoints/mails';
import { clientDataEndpoints } from '@/modules/privacy/endpoints/client-data';
import { bulkEndpoints } from '@/modules/project/endpoints/bulk';
import { galleryEndpoints } from '@/modules/project/endpoints/galleries';
import { photoEndpoints } from '@/modules/project/endpoints/photos';
import { presetEndpoints } from '@/modules/project/endpoints/presets';
import { productEndpoints } from '@/modules/project/endpoints/products';
import { projectListEndpoints } from '@/modules/project/endpoints/project-list';
import { projectStateEndpoints } from '@/modules/project/endpoints/project-state';
import { projectEndpoints } from '@/modules/project/endpoints/projects';
import { templateEndpoints } from '@/modules/project/endpoints/templates';
import { webhookEndpoints } from '@/modules/webhooks/endpoints/webhooks';

/** The endpoints of the photographer's admin, under `/api/x/studio`. */
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
