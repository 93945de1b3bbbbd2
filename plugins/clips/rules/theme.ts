import type { ClipTheme, ClipTransition } from '@plugins/kit/internal';

/** The look of a clip, as data: what its fields mean is written there. */
export type { ClipTheme, ClipTransition };
