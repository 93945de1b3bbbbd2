/** Extras of a product of the selection, as an order has them. */
interface Line {
  product: string;
  quantity: number;
  unit: number;
}

/** How many extras of each line a sum pays: the lines in their order, whole extras only. */
export function extrasPaid(
  lines: readonly Line[],
  kept: number,
): { product: string; extras: number; amount: number }[] {
  let left = kept;
  return lines.flatMap(({ product, quantity, unit }) => {
    const extras = unit === 0 ? quantity : Math.min(quantity, Math.floor(left / unit));
    left -= extras * unit;
    return extras > 0 ? [{ product, extras, amount: extras * unit }] : [];
  });
}

/** Whether the unpaid extras of a selection are at least those of an order. */
export const stillOpen = (
  lines: readonly Pick<Line, 'product' | 'quantity'>[],
  open: readonly { product: string; extras: number }[],
): boolean =>
  lines.every(({ product, quantity }) =>
    open.some((one) => one.product === product && one.extras >= quantity),
  );
