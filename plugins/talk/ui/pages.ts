import { parts } from '@plugins/kit/view';

/** The views of talking's pages. */
export const talkPages = { 'talk.stop': parts.StopPage };
