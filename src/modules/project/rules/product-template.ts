import { z } from 'zod';
import { productItems } from './product-rules';

/** Templates one account may keep, and products one of them may hold. */
export const TEMPLATE_LIMIT = 100;
export const TEMPLATE_ITEMS = 20;

/** Products that go together: `Album 30 + Cover 1`. A project gets a copy. */
export const templateSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  items: productItems(TEMPLATE_ITEMS).min(1),
});

export type ProductTemplate = z.infer<typeof templateSchema>;
