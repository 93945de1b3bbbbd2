import type { Feature } from '@plugins/kit';

export const features: Feature[] = [];
