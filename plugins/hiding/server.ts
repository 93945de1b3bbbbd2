import { defineFeatureServer } from '@plugins/kit/server';
import { hidingEndpoints } from './endpoints';

/** The server half: the endpoints of hiding. */
export const hiding = defineFeatureServer({ id: 'hiding', endpoints: hidingEndpoints });
