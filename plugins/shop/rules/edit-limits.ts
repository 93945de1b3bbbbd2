/** How many times a print can be enlarged. Here, since galleries load it: the cart's rules come with zod. */
export const ZOOM_MOST = 4;
/** Most copies of one line of a cart. */
export const COPIES_MOST = 999;
/** How far a print can be straightened to either side, in degrees. */
export const TILT_MOST = 15;
/** Most ways of delivery of one price list. */
export const WAYS_MOST = 5;
