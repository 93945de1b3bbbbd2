/** Photographs one person may add to a project. */
export const PERSON_MOST = 100;
/** Photographs all guests and clients together may add to a project: they count for the studio's plan. */
export const PROJECT_MOST = 1500;
/** Photographs taken back that a project's trash holds: adding and taking back in turn ends here. */
export const BACK_MOST = 1500;
/** The largest file a guest may add, in bytes: phones write up to 15 MB. */
export const FILE_MOST_BYTES = 40 * 1024 * 1024;
/** Files that are sent at once. */
export const AT_ONCE = 2;
/** Photographs per page of the studio's list. */
export const BOARD_PAGE = 60;
