/** The content id of a message's logo, which is attached to it. */
export const logoCid = (sha256: string) => `logo-${sha256}`;

/** The content id of a photograph that is attached to a message. */
export const photoCid = (id: string) => `photo-${id}`;
