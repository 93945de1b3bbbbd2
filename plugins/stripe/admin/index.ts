import { defineFeatureAdmin } from '@plugins/kit/admin';
import { connectionScreen } from './connection-screen';

/** The admin half: the screen to connect Stripe. */
export const stripe = defineFeatureAdmin({ id: 'stripe', tabs: [], screens: [connectionScreen] });
