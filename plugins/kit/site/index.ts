/**
 * The kit entry for site templates and views of site blocks: rendered once, cached, and the same for every visitor.
 */

/** Declares a template: its colors and type, its layout, its own views of blocks, the starting content of a site. */
export { defineTemplate } from './define-template';
