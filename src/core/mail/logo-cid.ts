/** The content id of a message's logo, which is attached to it. */
export const logoCid = (sha256: string) => `logo-${sha256}`;
