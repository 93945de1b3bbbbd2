/** Photographers' accounts at outside services: the installation's app, leaving and returning, sealed tokens, requests. */

export { services } from '@/modules/services/services';
