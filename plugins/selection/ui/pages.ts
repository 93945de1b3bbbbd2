import { parts } from '@plugins/kit/view';
import { CompletionPage } from './CompletionPage';

/** The views of the selection's pages. */
export const selectionPages = { 'selection.completion': CompletionPage, 'selection.stop': parts.StopPage };
