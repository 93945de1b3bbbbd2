/** Unit tests that hold state, mock what they load or start processes, by folder or file: each has a process of its own. */
export const APART = [
  'src/core/',
  'src/modules/',
  'src/web/',
  'media/',
  'src/cli/',
  'src/ui/api/',
  'src/ui/gallery/live.test.ts',
  'src/ui/viewer/slideshow.test.ts',
  'plugins/selection/exports/',
];
