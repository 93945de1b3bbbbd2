'use client';

import { useT } from '@plugins/kit/ui';
import { ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Eye, EyeOff } from 'lucide-react';
import { useCanHide, useHide } from './use-hiding';

/** The viewer's hide button: pressed while guests cannot see the photograph. */
export function ViewerHide({ media }: { media: MediaView }) {
  const t = useT('hiding');
  const hide = useHide();
  if (!useCanHide()) return null;
  return (
    <ViewerButton
      icon={media.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      label={t('hide')}
      pressed={media.hidden}
      onClick={() => hide(media, !media.hidden)}
    />
  );
}
