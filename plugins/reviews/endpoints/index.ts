import { moderateEndpoints } from './moderate';
import { ownEndpoints } from './own';
import { requestEndpoints } from './request';
import { writeEndpoints } from './write';

/** Everything reviews answer. */
export const reviewEndpoints = [
  ...writeEndpoints,
  ...ownEndpoints,
  ...moderateEndpoints,
  ...requestEndpoints,
];
