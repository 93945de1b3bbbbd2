'use client';

import { useT } from '@plugins/kit/ui';
import type { StackView } from '@plugins/kit/ui/wire';
import { Heart } from 'lucide-react';
import { useMarks } from '../marks/ui/use-marks';
import { useSelection } from '../ui/use-selection';
import './cull.css';

/**
 * On a closed stack: how many of its photographs are picked or this person's favorites, so that no mark is hidden.
 */
export function StackPicks({ fold }: { fold: StackView }) {
  const t = useT('selection');
  const products = useSelection((s) => s.get().products);
  const favourites = useMarks((store) => fold.others.filter((id) => store.of(id).favourite).join());
  if (fold.open) return null;
  const loved = new Set(favourites?.split(','));
  const chosen = (id: string) => loved.has(id) || products?.some(({ picks }) => picks.has(id));
  const count = fold.others.filter(chosen).length;
  if (count === 0) return null;
  const label = t('cull.beneath', { count });
  return (
    <span className="fold-picks" role="img" aria-label={label} title={label}>
      <Heart aria-hidden="true" />
      <bdi>{count}</bdi>
    </span>
  );
}
