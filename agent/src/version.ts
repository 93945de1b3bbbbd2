declare const __AGENT_VERSION__: string | undefined;

/** The version of this program; `0.0.0` where it runs from its sources. */
export const VERSION = typeof __AGENT_VERSION__ === 'string' ? __AGENT_VERSION__ : '0.0.0';
