import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { stripeCards } from './payment-method';

/** The server half: the payment method, and connecting an account. */
export const stripe = defineFeatureServer({ id: 'stripe', endpoints, paymentMethods: [stripeCards] });
