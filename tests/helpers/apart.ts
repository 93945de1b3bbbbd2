/** Unit tests that hold state, mock what they load or start processes, by folder or file: each has a process of its own. */
export const APART = [
  'media/derive/',
  'media/pictures/',
  'plugins/selection/exports/',
  'src/cli/',
  'src/core/env/',
  'src/core/errors/',
  'src/core/http/',
  'src/core/mail/',
  'src/modules/money/',
  'src/ui/api/',
  'src/ui/gallery/live.test.ts',
  'src/ui/viewer/slideshow.test.ts',
  'src/web/',
];
