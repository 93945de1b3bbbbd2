/** The views of the sites' blocks, by the blocks' ids. */
export const sitesPages = {};
