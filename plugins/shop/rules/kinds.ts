/** What a studio may sell. Without zod, since galleries load it. */
export const KINDS = ['print', 'package', 'digital'] as const;

/** Whether things of a kind are sent or picked up: prints and packages; not files, nor extras of a selection. */
export const isDelivered = (kind: string): boolean => kind === 'print' || kind === 'package';
