/** Used in place of a gallery's id, in the address and in the list, for the project's trash. */
export const TRASH = 'trash';
