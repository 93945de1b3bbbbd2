'use client';

import { whenShown } from '@plugins/kit/ui/parts';
import { createPortal } from 'react-dom';
import { courseKey } from './courses';
import { useCull } from './use-cull';

const CullDialog = whenShown(() => import('./CullDialog').then((file) => file.CullDialog));

/** The dialog while a person reviews a product's picks, or their favorites. */
export function CullHost() {
  const [store, { course }] = useCull();
  return course
    ? createPortal(
        <CullDialog key={courseKey(course)} course={course} onClose={() => store.close()} />,
        document.body,
      )
    : null;
}
