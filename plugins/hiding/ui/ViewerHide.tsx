'use client';

import { useT } from '@plugins/kit/ui';
import { ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { EyeOff } from 'lucide-react';
import { useCanHide, useHide } from './use-hiding';

/** The switch of the viewer's menu: on while guests cannot see the photograph. */
export function ViewerHide({ media }: { media: MediaView }) {
  const t = useT('hiding');
  const hide = useHide();
  if (!useCanHide()) return null;
  return (
    <ViewerButton
      icon={<EyeOff aria-hidden="true" />}
      label={t(media.hidden ? 'hidden' : 'hide')}
      pressed={media.hidden}
      onClick={() => hide(media, !media.hidden)}
    />
  );
}
