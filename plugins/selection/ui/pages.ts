import { CompletionPage } from './CompletionPage';

/** The views of the selection's pages. */
export const selectionPages = { 'selection.completion': CompletionPage };
