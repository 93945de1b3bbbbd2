import { wallViews } from '../wall/ui/views';

/** The views of reviews' pages. */
export const reviewsPages = { ...wallViews };
