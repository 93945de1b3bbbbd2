/** What a studio may sell. Without zod, since galleries load it. */
export const KINDS = ['print', 'package', 'digital'] as const;
