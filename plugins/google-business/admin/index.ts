import { defineFeatureAdmin } from '@plugins/kit/admin';
import { profilesScreen } from './profiles-screen';

/** The admin half: connecting Google, and which profiles reviews come from. */
export const googleBusiness = defineFeatureAdmin({
  id: 'google-business',
  tabs: [],
  screens: [profilesScreen],
});
