import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/cli/seed/demo-studio';
import { run, startWorld } from '../e2e/support/global-setup';

/** Where `npm start` keeps the rendered demo photographs: they take a minute, and are the same each time. */
const PHOTOGRAPHS = path.resolve(import.meta.dirname, '../../.data/demo-photographs');

/** The demo studio of a fresh installation, with mail. */
export default function setup(): Promise<() => Promise<void>> {
  return startWorld(1, async (env) => {
    mkdirSync(PHOTOGRAPHS, { recursive: true, mode: 0o700 });
    symlinkSync(PHOTOGRAPHS, path.join(env.KEEPERS_DATA, 'demo-photographs'));
    await run(['dist/cli.mjs', 'seed'], env);
    return {
      owner: DEMO_ACCOUNTS.photographer,
      people: { owner: DEMO_ACCOUNTS.photographer },
      password: DEMO_PASSWORD,
      photographs: PHOTOGRAPHS,
    };
  });
}
