import { env } from '@/core/env';

/** Hosts with their port that the installation's settings allow to be private, and reached without TLS. */
export const namedHosts = (): readonly string[] => env().webhookHosts;
