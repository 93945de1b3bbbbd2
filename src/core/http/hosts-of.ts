/** Paths of galleries: a project, and what is addressed by an id of its own. */
const OF_A_GALLERY = /^\/(events|galleries|products|product_medias)(\/|$)/;

/**
 * Returns the hosts an endpoint answers on, as its `on`: those of galleries on the platform's and their studio's. The
 * front checks that the project is the studio's before such an endpoint runs, and `authorize` checks it again.
 */
export const hostsOf = ({ path, on }: { path: string; on?: 'site' | 'both' | undefined }) =>
  on ?? (OF_A_GALLERY.test(path) ? ('both' as const) : undefined);
