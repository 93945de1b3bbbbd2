import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { profileReviews } from './operations/places';

/** The server half: connecting Google, and reviews of Business Profiles. */
export const googleBusiness = defineFeatureServer({
  id: 'google-business',
  endpoints,
  reviewSources: [profileReviews],
});
