import { z } from 'zod';
import { productSchema } from './event-options';

/** Templates one account may keep, and products one of them may hold. */
export const TEMPLATE_LIMIT = 100;
export const TEMPLATE_ITEMS = 20;

/** Products that go together: `Album 30 + Cover 1`. A project gets a copy. */
export const templateSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  items: z.array(productSchema).min(1).max(TEMPLATE_ITEMS),
});

export type ProductTemplate = z.infer<typeof templateSchema>;
