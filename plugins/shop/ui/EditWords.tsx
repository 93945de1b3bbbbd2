import { useT } from '@plugins/kit/view';
import type { Crop } from '../rules/cart';
import { editWords } from '../rules/edits';

// texts: shop.edits.*

/** The edits of a print, in words. */
export function EditWords({ crop }: { crop: Crop | null }) {
  const t = useT('shop.edits');
  return editWords(crop, (name, values) => t(name, values));
}
