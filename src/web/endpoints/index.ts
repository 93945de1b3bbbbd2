import type { Endpoint } from '@/core/http/define-endpoint';
import { captchaEndpoints } from '@/core/http/endpoints/captcha';
import { logoEndpoints } from '@/modules/account/endpoints/logos';
import { teamLinkEndpoints } from '@/modules/account/endpoints/team-link';
import { programPhotoEndpoints } from '@/modules/devices/endpoints/photos';
import { programEndpoints } from '@/modules/devices/endpoints/programs';
import { programProjectEndpoints } from '@/modules/devices/endpoints/projects';
import { enterEndpoints } from '@/modules/entry/endpoints/entry';
import { phoneEndpoints } from '@/modules/entry/endpoints/phone';
import { sessionEndpoints } from '@/modules/entry/endpoints/users';
import { factorEndpoints } from '@/modules/entry/endpoints/users-factors';
import { socialEndpoints } from '@/modules/entry/endpoints/users-social';
import { mailboxEndpoints } from '@/modules/identity/endpoints/users-mailbox';
import { selfEndpoints } from '@/modules/identity/endpoints/users-self';
import { mailEndpoints } from '@/modules/messaging/endpoints/mail';
import { paymentEndpoints } from '@/modules/money/endpoints/events';
import { dataEndpoints } from '@/modules/privacy/endpoints/users-data';
import { eventEndpoints } from '@/modules/project/endpoints/events';
import { galleryEndpoints } from '@/modules/project/endpoints/gallery-lists';
import { sellerEndpoints } from '@/modules/sellers/endpoints/seller';
import { partnerEndpoints } from '@/modules/subscriptions/endpoints/partners';
import { subscriptionEndpoints } from '@/modules/subscriptions/endpoints/subscription';
import { securityContactEndpoints } from './security-contact';
import { studioEndpoints } from './studio';

/** The core's wire endpoints. */
export const endpoints: Endpoint[] = [
  ...enterEndpoints,
  ...eventEndpoints,
  ...galleryEndpoints,
  ...logoEndpoints,
  ...mailEndpoints,
  ...paymentEndpoints,
  ...phoneEndpoints,
  ...securityContactEndpoints,
  ...subscriptionEndpoints,
  ...partnerEndpoints,
  ...sellerEndpoints,
  ...captchaEndpoints,
  ...sessionEndpoints,
  ...mailboxEndpoints,
  ...selfEndpoints,
  ...dataEndpoints,
  ...teamLinkEndpoints,
  ...factorEndpoints,
  ...socialEndpoints,
  ...programEndpoints,
  ...programProjectEndpoints,
  ...programPhotoEndpoints,
  ...studioEndpoints,
];
