import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The stand-in as a process of its own; each call is a request to its controls. */
export interface StripeProcess {
  url: string;
  /** A secret key of its first account. */
  key: string;
  /** Calls a control of `process.ts`. */
  ask: <T = unknown>(call: string, ...given: unknown[]) => Promise<T>;
  stop: () => Promise<void>;
}

/** Starts the stand-in for Stripe as a process of its own. */
export async function startStripeProcess(): Promise<StripeProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/helpers/stripe/process.ts'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(createInterface(child.stdout as Readable), 'line')) as [string];
  const { url, control, key } = JSON.parse(line) as { url: string; control: string; key: string };
  return {
    url,
    key,
    ask: async (call, ...given) => {
      const answer = await fetch(`${control}/${call}`, { method: 'POST', body: JSON.stringify(given) });
      if (!answer.ok) throw new Error(`the stand-in answered ${answer.status} to ${call}`);
      return (await answer.json()) as never;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
