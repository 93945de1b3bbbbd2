import type { Endpoint } from '@plugins/kit/server';
export const exportEndpoints: Endpoint[] = [];
