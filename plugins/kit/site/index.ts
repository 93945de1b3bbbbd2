/** The door for site templates, and for views of sites' blocks: drawn once, kept, and sent to everybody alike. */

/** Declares a template: its colours and type, its layout, its own views of blocks, what a site begins with. */
export { defineTemplate } from './define-template';
/** What stands around a page's blocks: name, menu, languages, ways to reach her. */
export * as frame from './frame';
/** What pages are drawn with: pictures, links, headings, and what is known of the page around a view. */
export * as parts from './parts';
/** Types of what layouts and views are given. */
export type * as Shape from './shapes';
