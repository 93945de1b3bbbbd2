import { StopPage } from '@plugins/kit/view/parts';

/** Views of the feature's pages. */
export const talkPages = { 'talk.stop': StopPage };
