/** Photographs one person may add to a project. */
export const PERSON_MOST = 100;
/** Photographs all guests and clients together may add to a project: they count for the studio's plan. */
export const PROJECT_MOST = 1500;
/** Files that are sent at once. */
export const AT_ONCE = 2;
/** Photographs per page of the studio's list. */
export const BOARD_PAGE = 60;
