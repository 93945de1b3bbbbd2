import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The password of all users in tests. */
export const PASSWORD = 'keepers-tests';

/** `PASSWORD` as Payload stores it: the real 600,000 rounds, computed once. Any process can check it. */
const SALT = '6ced5b8316e21845693ac7b7ec75dfc2852ad8d12d68d030027cb956d8081885';
const KEY = Buffer.from('8857bab791bf7f2533525dd97c0f7b3ce0a58e1bcf4b50928f925abb2bb43ce9', 'hex');
export const KEPT = { salt: SALT, hash: `pbkdf2-sha256-v1:${KEY.toString('hex')}` };

type Derive = typeof crypto.pbkdf2;

/** Held by the process: test files of one process load this module again and again. */
const held = globalThis as { [name: symbol]: unknown };
const MAKING = Symbol.for('keepers tests: a factory is making users');
const DERIVE = Symbol.for('keepers tests: the real pbkdf2');

held[MAKING] ??= new AsyncLocalStorage<true>();
held[DERIVE] ??= crypto.pbkdf2;
const making = held[MAKING] as AsyncLocalStorage<true>;
const derive = held[DERIVE] as Derive;

/**
 * Answers with the known key for `PASSWORD` with the known salt, whose result it is, and in `withoutHashing`, whose
 * caller replaces what is stored. Everything else, wrong passwords included, is computed.
 */
crypto.pbkdf2 = ((...args: Parameters<Derive>) => {
  const [password, salt, iterations, length, digest, done] = args;
  const known = password === PASSWORD && (salt === SALT || making.getStore() === true);
  if (known && iterations === 600_000 && length === KEY.length && digest === 'sha256')
    setImmediate(done, null, Buffer.from(KEY));
  else derive(...args);
}) as Derive;
syncBuiltinESMExports();

/** Runs what creates users with `PASSWORD`, without computing its hash: the caller stores `KEPT` in their rows. */
export const withoutHashing = <T>(make: () => Promise<T>): Promise<T> => making.run(true, make);
