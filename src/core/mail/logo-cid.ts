/** How a message's page names its logo, which travels with it. */
export const logoCid = (sha256: string) => `logo-${sha256}`;
