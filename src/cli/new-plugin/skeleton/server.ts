import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { on } from './listeners';

/** The server half: what it answers, and what it does when something happens. */
export const sampleFeature = defineFeatureServer({ id: 'sample-feature', endpoints, on });
