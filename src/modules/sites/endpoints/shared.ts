import { z } from 'zod';
import type { Answer } from '@/core/http/define-endpoint';
import type { RenderedPreview } from '../operations/draw-preview';

/** The permission to edit a site. */
export const EDIT = 'site.edit';
export const PUBLISH = 'site.publish';
export const SITES = '/api/x/sites';
/** Maximum size of a site's document in bytes, as it is sent; what is stored of it has a limit of its own (`requireSize`). */
export const DOCUMENT_BYTES = 3 * 1024 * 1024;

/** Which site is addressed: the account's, or the platform's own. */
export const which = { site: z.enum(['platform']).optional() };
export const whichSite = z.object(which);

/** Returns a page for a frame of the admin alone; `sandbox`: what it may do there. */
export const framed = ({ html, policy }: RenderedPreview, sandbox: string): Answer => ({
  body: html,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${policy}; sandbox ${sandbox}`,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  },
});
