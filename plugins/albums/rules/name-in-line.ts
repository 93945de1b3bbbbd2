import { isolateBidi } from '@plugins/kit/rules';
import { isolateSizes } from './sizes';

/** Returns a name for a place among words of the reader's language: it keeps its own direction, and its sizes their order. */
export const nameInLine = (name: string): string => isolateBidi(isolateSizes(name));
