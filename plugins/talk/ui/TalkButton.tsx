'use client';

import { useT } from '@plugins/kit/ui';
import { ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { MessageCircle } from 'lucide-react';
import { useTalk, useTalkStore } from './use-talk';

/** The line of the viewer's menu that opens and closes the comments. */
export function TalkButton({ media }: { media: MediaView }) {
  const t = useT('talk');
  const store = useTalkStore();
  const head = useTalk((state) => state.heads.get(media.id));
  const panel = useTalk((state) => state.panel);
  const open = useTalk((state) => state.open);
  if (!store || (!open && !head)) return null;
  const { count = 0, unread = 0 } = head ?? {};
  const words = count === 0 ? 'comment' : unread > 0 ? 'commentsNew' : 'comments';
  return (
    <ViewerButton
      icon={<MessageCircle aria-hidden="true" />}
      label={t(words, { count, unread })}
      expanded={panel ?? false}
      onClick={() => store.toggle()}
    />
  );
}
