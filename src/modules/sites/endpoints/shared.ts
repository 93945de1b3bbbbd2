import { z } from 'zod';
import type { Answer } from '@/core/http/define-endpoint';
import type { DrawnPreview } from '../operations/draw-preview';

/** Who works on a site. */
export const EDIT = 'site.edit';
export const PUBLISH = 'site.publish';
export const SITES = '/api/x/sites';
/** Bytes a site's document may have. */
export const DOCUMENT_BYTES = 1024 * 1024;

/** Which site is meant: the account's, or the platform's own. */
export const which = { site: z.enum(['platform']).optional() };
export const whichSite = z.object(which);

/** A page that is shown in a frame of the admin and nowhere else; `sandbox`: what it may do there. */
export const framed = ({ html, policy }: DrawnPreview, sandbox: string): Answer => ({
  body: html,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${policy}; sandbox ${sandbox}`,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  },
});
