import { z } from 'zod';
import { productItems } from './product-rules';

/** Maximum numbers of templates per account, and of products per template. */
export const TEMPLATE_LIMIT = 100;
export const TEMPLATE_ITEMS = 20;

/** Products that belong together: `Album 30 + Cover 1`. A project gets a copy. */
export const templateSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  items: productItems(TEMPLATE_ITEMS).min(1),
});

export type ProductTemplate = z.infer<typeof templateSchema>;
