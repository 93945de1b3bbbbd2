declare const __AGENT_VERSION__: string | undefined;
declare const __UPDATE_KEY__: string | undefined;

/** The version of this program; `0.0.0` where it runs from its sources. */
export const VERSION = typeof __AGENT_VERSION__ === 'string' ? __AGENT_VERSION__ : '0.0.0';

/** The public key (Ed25519, SPKI in base64) by which updates are verified; empty where the build had none. */
export const UPDATE_KEY = typeof __UPDATE_KEY__ === 'string' ? __UPDATE_KEY__ : '';
