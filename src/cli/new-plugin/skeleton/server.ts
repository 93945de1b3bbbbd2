import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { on } from './listeners';

/** The server half: its endpoints, and its handlers of domain events. */
export const sampleFeature = defineFeatureServer({ id: 'sample-feature', endpoints, on });
