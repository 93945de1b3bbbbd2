import { moderateEndpoints } from './moderate';
import { ownEndpoints } from './own';
import { writeEndpoints } from './write';

/** Everything reviews answer. */
export const reviewEndpoints = [...writeEndpoints, ...ownEndpoints, ...moderateEndpoints];
