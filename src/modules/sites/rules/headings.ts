/**
 * Returns a function for the levels of a page's headings, called from the top: the first block's title is the page's
 * heading, other blocks are below it, and items below those, so that no level is skipped.
 */
export function headings(): (of: 'block' | 'item') => 1 | 2 | 3 {
  let above: 0 | 1 | 2 = 0;
  return (of) => {
    if (of === 'item') return above === 2 ? 3 : 2;
    above = above === 0 ? 1 : 2;
    return above;
  };
}
