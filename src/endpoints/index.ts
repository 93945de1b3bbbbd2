import type { Endpoint } from '@/server/http/define-endpoint';
import { captchaEndpoints } from './captcha';
import { enterEndpoints } from './entry';
import { eventEndpoints } from './events';
import { galleryEndpoints } from './galleries';
import { logoEndpoints } from './logos';
import { mailEndpoints } from './mail';
import { phoneEndpoints } from './phone';
import { studioEndpoints } from './studio';
import { teamLinkEndpoints } from './team-link';
import { sessionEndpoints } from './users';
import { dataEndpoints } from './users-data';
import { factorEndpoints } from './users-factors';
import { mailboxEndpoints } from './users-mailbox';
import { selfEndpoints } from './users-self';
import { socialEndpoints } from './users-social';

/** The core's wire endpoints. */
export const endpoints: Endpoint[] = [
  ...enterEndpoints,
  ...eventEndpoints,
  ...galleryEndpoints,
  ...logoEndpoints,
  ...mailEndpoints,
  ...phoneEndpoints,
  ...captchaEndpoints,
  ...sessionEndpoints,
  ...mailboxEndpoints,
  ...selfEndpoints,
  ...dataEndpoints,
  ...teamLinkEndpoints,
  ...factorEndpoints,
  ...socialEndpoints,
  ...studioEndpoints,
];
