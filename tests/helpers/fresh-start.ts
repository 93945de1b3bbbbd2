import { resetModules } from './reset-modules';
// Before any module of ours takes hold of the real `pbkdf2`.
import './known-password';

/**
 * Files with a database share a process: packages are loaded once, which is most of what a start costs. Our own code
 * is reset for each file: its modules with state, Payload and the environment; the process's state by `openTestApp`.
 */
const held = globalThis as unknown as {
  [key: symbol]: unknown;
  _payload?: Map<string, unknown>;
};
const ENVIRONMENT = Symbol.for('keepers tests: environment');

held[ENVIRONMENT] ??= { ...process.env };
const environment = held[ENVIRONMENT] as NodeJS.ProcessEnv;
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);

resetModules();
held._payload?.clear();
