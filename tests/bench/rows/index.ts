import type { RowGroup } from '../bench';
import { list } from './list';
import { page } from './page';
import { selection } from './selection';
import { thumbnail } from './thumbnail';

/** Every row group, in the order they run. */
export const groups: RowGroup[] = [list, thumbnail, selection, page];
