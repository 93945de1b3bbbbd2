/**
 * Levels of a page's headings, asked for from the top: what the first block is called is the page's own, what others are
 * called stands below it, and what is in a block below that, so that no level is left out.
 */
export function headings(): (of: 'block' | 'item') => 1 | 2 | 3 {
  let above: 0 | 1 | 2 = 0;
  return (of) => {
    if (of === 'item') return above === 2 ? 3 : 2;
    above = above === 0 ? 1 : 2;
    return above;
  };
}
