import { StopPage } from '@plugins/kit/view/parts';
import { CompletionPage } from './CompletionPage';

/** Views of the feature's pages. */
export const selectionPages = { 'selection.completion': CompletionPage, 'selection.stop': StopPage };
