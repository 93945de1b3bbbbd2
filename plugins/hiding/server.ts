import { defineFeatureServer } from '@plugins/kit/server';
import { hidingEndpoints } from './endpoints';

/** What hiding answers. */
export const hiding = defineFeatureServer({ id: 'hiding', endpoints: hidingEndpoints });
