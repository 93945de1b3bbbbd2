import type { ComponentType } from 'react';
import type { Views } from '@/core/features/views';
import type { SentPage } from '@/core/http/define-page';

/** The view of a feature's page with its loaded data, out of `views`. */
export function FeatureView({ views, page, data }: SentPage & { views: Views }) {
  const View = views[page] as ComponentType<object> | undefined;
  return View ? <View {...data} /> : null;
}
