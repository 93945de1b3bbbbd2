import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The password of all users in tests. */
export const PASSWORD = 'keepers-tests';

/** `PASSWORD` as Payload stores it: the real 600,000 rounds, computed once. Any process can check it. */
const SALT = '6ced5b8316e21845693ac7b7ec75dfc2852ad8d12d68d030027cb956d8081885';
const KEY = Buffer.from('8857bab791bf7f2533525dd97c0f7b3ce0a58e1bcf4b50928f925abb2bb43ce9', 'hex');
export const KEPT = { salt: SALT, hash: `pbkdf2-sha256-v1:${KEY.toString('hex')}` };
/** The salt that is compared against for an unknown address: no password has its key. */
const OF_UNKNOWN = '00'.repeat(32);
/** The key of every other password with these salts: it is compared with one that it differs from. */
const OTHER = Buffer.from(KEY.map((byte) => ~byte));

type Derive = typeof crypto.pbkdf2;

/** Held by the process: test files of one process load this module again and again. */
const held = globalThis as { [name: symbol]: unknown };
const MODE = Symbol.for('keepers tests: how keys are derived');
const DERIVE = Symbol.for('keepers tests: the real pbkdf2');

held[MODE] ??= new AsyncLocalStorage<'making' | 'real'>();
held[DERIVE] ??= crypto.pbkdf2;
const mode = held[MODE] as AsyncLocalStorage<'making' | 'real'>;
const derive = held[DERIVE] as Derive;

/** The key without its rounds, where a test knows it or knows that it is none. */
function known(password: unknown, salt: unknown): Buffer | null {
  if (password === PASSWORD && (salt === SALT || mode.getStore() === 'making')) return KEY;
  return salt === SALT || salt === OF_UNKNOWN ? OTHER : null;
}

/**
 * Answers with the known key for `PASSWORD` with the known salt, whose result it is, and in `withoutHashing`, whose
 * caller replaces what is stored; with another key for a wrong password. Passwords that tests choose are computed.
 */
crypto.pbkdf2 = ((...args: Parameters<Derive>) => {
  const [password, salt, iterations, length, digest, done] = args;
  const usual = iterations === 600_000 && length === KEY.length && digest === 'sha256';
  const key = usual && mode.getStore() !== 'real' ? known(password, salt) : null;
  if (key) setImmediate(done, null, Buffer.from(key));
  else derive(...args);
}) as Derive;
syncBuiltinESMExports();

/** Runs what creates users with `PASSWORD`, without computing its hash: the caller stores `KEPT` in their rows. */
export const withoutHashing = <T>(make: () => Promise<T>): Promise<T> => mode.run('making', make);

/** Runs what is about the derivation itself: every key is computed. */
export const withHashing = <T>(work: () => Promise<T>): Promise<T> => mode.run('real', work);
