import type { Endpoint } from '@/server/http/define-endpoint';
import { enterEndpoints } from './entry';
import { eventEndpoints } from './events';
import { galleryEndpoints } from './galleries';
import { logoEndpoints } from './logos';
import { mailEndpoints } from './mail';
import { phoneEndpoints } from './phone';
import { studioEndpoints } from './studio';
import { sessionEndpoints } from './users';

/** The core's wire endpoints. */
export const endpoints: Endpoint[] = [
  ...enterEndpoints,
  ...eventEndpoints,
  ...galleryEndpoints,
  ...logoEndpoints,
  ...mailEndpoints,
  ...phoneEndpoints,
  ...sessionEndpoints,
  ...studioEndpoints,
];
