/**
 * The version of the kit's entry files. A feature names the version it was written for; a member that is removed or
 * changed raises it.
 */
export const KIT_VERSION = 1;
