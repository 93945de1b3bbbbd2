import { moderateEndpoints } from './moderate';
import { ownEndpoints } from './own';
import { requestEndpoints } from './request';
import { writeEndpoints } from './write';

/** All endpoints of reviews. */
export const reviewEndpoints = [
  ...writeEndpoints,
  ...ownEndpoints,
  ...moderateEndpoints,
  ...requestEndpoints,
];
