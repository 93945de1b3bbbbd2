import { defineFeatureAdmin } from '@plugins/kit/admin';
import { phoneScreen } from './phone-screen';

/** The admin half: the admin on a phone, and notices on it. */
export const push = defineFeatureAdmin({ id: 'push', tabs: [], screens: [phoneScreen] });
