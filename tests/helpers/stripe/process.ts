import { createServer } from 'node:http';
import { listen } from '../identity-server';
import type { Fault } from './faults';
import { startStripe } from './server';
import { readBody } from './wire';

/**
 * The stand-in as a process of its own, with controls over HTTP: `POST /{call}` with the arguments as a JSON list. It writes
 * both addresses as one line of JSON, and ends with its parent.
 */
const stripe = await startStripe();
let release: () => void = () => {};

const CALLS = {
  addKey: stripe.addKey,
  balance: stripe.balance,
  closeDispute: stripe.closeDispute,
  deliver: stripe.deliver,
  dispute: stripe.dispute,
  fault: stripe.fault,
  forward: stripe.forward,
  lastSession: stripe.lastSession,
  lose: stripe.lose,
  pay: stripe.pay,
  quiet: stripe.room.quiet,
  mode: (mode: 'held' | 'now') => {
    stripe.room.mode = mode;
  },
  waiting: () => stripe.room.queue.length,
  sessions: () =>
    [...stripe.world.shelves.values()].flatMap(({ things }) =>
      [...things.values()].filter(({ object }) => object === 'checkout.session'),
    ),
  /** Holds the next such request, before or after it is done, and answers once one has arrived. */
  hold: (kind: 'slow' | 'slow-after', at: Pick<Fault, 'method' | 'path'>) =>
    new Promise<void>((met) => {
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      stripe.fault(kind, { ...at, until, met });
    }),
  /** Lets the held request go on. */
  release: () => release(),
};
type Call = keyof typeof CALLS;

const controls = createServer((request, response) => {
  const answer = async () => {
    const call = CALLS[request.url?.slice(1) as Call] as ((...given: unknown[]) => unknown) | undefined;
    if (!call) return response.writeHead(404).end();
    const said = await call(...(JSON.parse((await readBody(request)) || '[]') as unknown[]));
    // An account has maps in it, which no one asks for.
    response.end(JSON.stringify(request.url === '/addKey' ? null : (said ?? null)));
  };
  answer().catch((error: unknown) => {
    console.error('A control of the stand-in failed:', error);
    response.writeHead(500).end();
  });
});
const control = `http://127.0.0.1:${await listen(controls, 0)}`;
process.on('disconnect', () => process.exit());
console.log(JSON.stringify({ url: stripe.url, control, key: stripe.key }));
