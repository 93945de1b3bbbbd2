import pg from 'pg';
import { transactionPool } from '@/core/db/pool';

type Done = (error: Error) => void;
type Connect = (this: pg.Pool, done?: Done) => unknown;

const CONNECT = Symbol.for('keepers tests: the pool’s own connect');
/** Held by the process: each test file sets its refusal over the pool's own method. */
const held = globalThis as { [CONNECT]?: Connect };

/**
 * Fails whatever takes a second connection of the pool while a transaction holds one: with as many such requests at once as
 * there are connections, all wait for each other.
 */
export function refuseSecondConnections(): void {
  held[CONNECT] ??= pg.Pool.prototype.connect as Connect;
  const connect = held[CONNECT];
  pg.Pool.prototype.connect = function (this: pg.Pool, done?: Done) {
    if (transactionPool() !== this) return Reflect.apply(connect, this, done ? [done] : []);
    const error = new Error('A second connection inside a transaction: pass its `sql` on.');
    return done ? done(error) : Promise.reject(error);
  } as typeof pg.Pool.prototype.connect;
}
