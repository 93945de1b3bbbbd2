import { pool } from '@/core/db/pool';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PROJECTS } from './demo-studio';
import { readFact } from './queries';

/** The installation's key of what is made of the demo studio. */
export const DEMO_FACT = 'demo';

/** What `npm start` prints of the demo studio. */
export const PRINTED = {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  codes: DEMO_PROJECTS.map(({ name, code }) => ({ name, code })),
};

/** The printed facts, and whether this start made the studio. */
export type DemoSeeded = typeof PRINTED & { seeded: boolean };

/**
 * Returns the facts of a complete demo studio; null where it is missing or incomplete. Each start asks: this file loads
 * nothing of what makes the studio.
 */
export async function demoAlreadyMade(): Promise<DemoSeeded | null> {
  return (await readFact(pool(), DEMO_FACT))?.photographs ? { seeded: false, ...PRINTED } : null;
}
