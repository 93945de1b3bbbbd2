/** The version of the kit's doors. A feature says which one it was written for; it grows where a door closes or changes. */
export const KIT_VERSION = 1;
