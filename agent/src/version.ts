declare const __AGENT_VERSION__: string | undefined;
declare const __AGENT_UPDATE_KEY__: string | undefined;

/** The version of this program; `0.0.0` where it runs from its sources. */
export const VERSION = typeof __AGENT_VERSION__ === 'string' ? __AGENT_VERSION__ : '0.0.0';

/** The public key (SPKI in base64) that its updates are signed with; empty in a build without a key. */
export const UPDATE_KEY = typeof __AGENT_UPDATE_KEY__ === 'string' ? __AGENT_UPDATE_KEY__ : '';
