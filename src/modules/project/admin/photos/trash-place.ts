/** The project's trash, where a gallery is named in the address and in the rail. */
export const TRASH = 'trash';
