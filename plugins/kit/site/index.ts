/** The door for site templates, and for views of sites' blocks: drawn once, kept, and sent to everybody alike. */

/** Declares a template: its colours and type, its layout, its own views of blocks, what a site begins with. */
export { defineTemplate } from './define-template';
