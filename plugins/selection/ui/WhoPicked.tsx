'use client';

import { useT } from '@plugins/kit/ui';
import { useViewerPlace } from '@plugins/kit/ui/internal';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useSelection } from './use-selection';

/** In the viewer's menu, below its products: who picked the photograph, if known. */
export function WhoPicked({ media }: { media: MediaView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products);
  const inMenu = useViewerPlace() === 'menu';
  const lines = (products ?? []).flatMap((product) => {
    const name = product.picks.get(media.id)?.picked_by;
    return name ? [{ id: product.id, text: t('productPickedBy', { product: product.name, name }) }] : [];
  });
  if (!inMenu || lines.length === 0) return null;
  return (
    <ul className="who-picked">
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
