/** Unit tests that hold state, mock what they load or start processes, by folder or file: each has a process of its own. */
export const APART = [
  'media/derive/apart.test.ts',
  'media/derive/processes.test.ts',
  'media/pictures/',
  'plugins/selection/exports/',
  'src/cli/',
  'src/core/env/',
  'src/core/http/cookies.test.ts',
  'src/core/mail/tests/render-mail.test.ts',
  'src/modules/money/orders.test.ts',
  'src/ui/api/',
  'src/ui/gallery/live.test.ts',
  'src/ui/viewer/slideshow.test.ts',
  'src/web/front/kept-pages.test.ts',
  'src/web/pages/hand-over.test.ts',
];
