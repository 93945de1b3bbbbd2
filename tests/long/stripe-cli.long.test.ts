import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type StripeStandIn, startStripe } from '@root/tests/helpers/stripe/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const BINARY = path.join(root, `node_modules/@stripe/cli-${process.platform}-${process.arch}/bin/stripe`);
/** The package brings a binary for each platform, as an optional dependency. */
const there = existsSync(BINARY);

/**
 * Stripe's own command line tool as a client of the stand-in: it was written by others, so it shows where we misread
 * the wire.
 */
describe.skipIf(!there)("Stripe's own tool against the stand-in", () => {
  let stripe: StripeStandIn;
  let home: string;
  beforeAll(async () => {
    stripe = await startStripe();
    home = mkdtempSync(path.join(tmpdir(), 'stripe-cli-'));
  });
  afterAll(async () => {
    await stripe.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it.each([
    'customer.created',
    'payment_intent.created',
    'payment_intent.canceled',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'charge.succeeded',
    'charge.failed',
    'charge.refunded',
  ])('triggers %s', async (event) => {
    const asked = ['trigger', event, '--api-base', stripe.url, '--api-key', stripe.key];
    const { stdout } = await run(BINARY, asked, {
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' },
      timeout: 60_000,
    });
    expect(stdout).toContain('Trigger succeeded');
    const events = [...(stripe.world.shelves.values().next().value?.things.values() ?? [])];
    expect(events.map((one) => (one.object === 'event' ? one.type : ''))).toContain(event);
  });
});
