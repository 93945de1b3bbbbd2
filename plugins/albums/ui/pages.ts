import { ProofPage } from './ProofPage';

/** Views of the feature's pages. */
export const albumsPages = { 'albums.proof': ProofPage };
