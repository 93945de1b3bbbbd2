import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { domainEvents } from './events';
import { sendJob } from './jobs';
import { pageRatings } from './operations/read-ratings';

/** The server half: connecting Facebook, its pages, ratings and albums. */
export const facebook = defineFeatureServer({
  id: 'facebook',
  endpoints,
  jobs: [sendJob],
  domainEvents,
  reviewSources: [pageRatings],
});
