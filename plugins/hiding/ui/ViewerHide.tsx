'use client';

import { parts, useT, type Wire } from '@plugins/kit/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useCanHide, useHide } from './use-hiding';

/** In the viewer: pressed while guests do not see the photograph. */
export function ViewerHide({ media }: { media: Wire.MediaView }) {
  const t = useT('hiding');
  const hide = useHide();
  if (!useCanHide()) return null;
  return (
    <parts.ViewerButton
      icon={media.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      label={t('hide')}
      pressed={media.hidden}
      onClick={() => hide(media, !media.hidden)}
    />
  );
}
