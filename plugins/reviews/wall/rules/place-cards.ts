/** Positions of a wall's cards, in px from its upper inline-start corner. */
export interface PlacedCards {
  places: { x: number; y: number }[];
  /** Height of the whole wall. */
  height: number;
}

/**
 * Masonry: puts each card, in order, into the shortest column, the first of equals. All columns are `width` wide with
 * `gap` between; lengths in px.
 */
export function placeCards(
  heights: readonly number[],
  { columns, width, gap }: { columns: number; width: number; gap: number },
): PlacedCards {
  const ends = new Array<number>(Math.max(1, columns)).fill(0);
  const places = heights.map((height) => {
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + height + gap;
    return { x: column * (width + gap), y };
  });
  return { places, height: heights.length === 0 ? 0 : Math.max(...ends) - gap };
}

/** Returns the number of columns for a container of this width. */
export const columnsFor = (width: number, wall: { columns: number; wideFrom: number }): number =>
  width >= wall.wideFrom ? wall.columns : 1;
