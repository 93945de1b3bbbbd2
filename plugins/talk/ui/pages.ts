import { StopPage } from '@plugins/kit/view/parts';

/** The views of talking's pages. */
export const talkPages = { 'talk.stop': StopPage };
