import pg from 'pg';
import { transactionPool } from '@/core/db/pool';

type Done = (error: Error) => void;

/**
 * Fails whatever takes a second connection of the pool while a transaction holds one: with as many such requests at once as
 * there are connections, all wait for each other.
 */
export function refuseSecondConnections(): void {
  const connect = pg.Pool.prototype.connect as (this: pg.Pool, done?: Done) => unknown;
  pg.Pool.prototype.connect = function (this: pg.Pool, done?: Done) {
    if (transactionPool() !== this) return Reflect.apply(connect, this, done ? [done] : []);
    const error = new Error('A second connection inside a transaction: pass its `sql` on.');
    return done ? done(error) : Promise.reject(error);
  } as typeof pg.Pool.prototype.connect;
}
