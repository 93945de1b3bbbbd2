import path from 'node:path';

/** Next and nothing else: what a page costs before there is anything of ours in it. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../../..') },
  images: { unoptimized: true },
  poweredByHeader: false,
};
