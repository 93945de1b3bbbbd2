import path from 'node:path';

/** Plain Next: the cost of a page without any of our code. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../../..') },
  images: { unoptimized: true },
  poweredByHeader: false,
};
