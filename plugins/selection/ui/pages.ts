import { CompletionPage } from './CompletionPage';
import { StopPage } from './StopPage';

/** The views of the selection's pages. */
export const selectionPages = { 'selection.completion': CompletionPage, 'selection.stop': StopPage };
