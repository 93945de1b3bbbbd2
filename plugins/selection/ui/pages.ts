import { StopPage } from '@plugins/kit/view/parts';
import { CompletionPage } from './CompletionPage';

/** The views of the selection's pages. */
export const selectionPages = { 'selection.completion': CompletionPage, 'selection.stop': StopPage };
