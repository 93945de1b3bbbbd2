import path from 'node:path';

/** Plain Next: the cost of a page without any of our code. It is built in `.data/bench-pages`. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  images: { unoptimized: true },
  poweredByHeader: false,
};
