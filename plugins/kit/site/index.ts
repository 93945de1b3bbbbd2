/** The door for site templates, and for views of sites' blocks: drawn once, kept, and sent to everybody alike. */

/** Declares a template: its colours and type, its layout, its own views of blocks, what a site begins with. */
export { defineTemplate } from './define-template';
/** What pages are drawn with: pictures, links, headings, what stands around blocks, and what is known of the page. */
export * as parts from './parts';
/** Types of what layouts and views are given. */
export type * as Wire from './wire';
