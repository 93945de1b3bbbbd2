/** Unit tests that hold state, mock what they load or start processes, by folder or file: each has a process of its own. */
export const APART = [
  'src/server/',
  'src/cli/',
  'src/components/api/',
  'src/components/gallery/live.test.ts',
  'src/components/viewer/slideshow.test.ts',
  'plugins/selection/exports/',
];
