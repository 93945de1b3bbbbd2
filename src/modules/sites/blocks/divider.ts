import { z } from 'zod';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  look: z.enum(['line', 'short', 'dots']).default('line'),
});

/** Data of its view. */
export type DividerData = z.output<typeof settings>;

/** A line or an ornament between two blocks. */
export const dividerBlock = defineSiteBlock({ id: 'sites.divider', settings, starter: {}, on: 'both' });
