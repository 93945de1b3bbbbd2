import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { type StripeStandIn, startStripe } from './server';
import { API_VERSION } from './state';

/**
 * Tests named `conformance` ask what we rely on of Stripe of whatever answers: the stand-in, or Stripe's test mode where
 * STRIPE_TEST_KEY is set (a key that begins with sk_test_).
 */
const REAL = process.env.STRIPE_TEST_KEY;
if (REAL && !REAL.startsWith('sk_test_')) throw new Error('STRIPE_TEST_KEY must begin with sk_test_');

let standIn: StripeStandIn | null = null;

/** A client with a key, of whatever answers. */
export function clientOf(key: string): Stripe {
  const at = standIn && new URL(standIn.url);
  const options = { apiVersion: API_VERSION, maxNetworkRetries: 0, telemetry: false } as const;
  return new Stripe(
    key,
    at ? { ...options, host: at.hostname, port: Number(at.port), protocol: 'http' } : options,
  );
}

/** Opens what answers, until the file's tests have ended; returns a client with a right key. */
export async function openStripe(): Promise<Stripe> {
  const opened = REAL ? null : await startStripe();
  standIn = opened;
  afterAll(() => opened?.stop());
  return clientOf(REAL ?? opened?.key ?? '');
}
