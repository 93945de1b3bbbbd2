'use client';

import { useT } from '@plugins/kit/ui';
import { useKeys } from '@plugins/kit/ui/hooks';
import { lookedAt, useTalkLive, useTalkStore } from './use-talk';

/** Binds M to open and close a photograph's comments. Also the one component that subscribes to live messages. */
export function TalkKeys() {
  const t = useT('talk');
  const store = useTalkStore();
  useTalkLive();
  useKeys(
    store
      ? [
          {
            keys: ['KeyM'],
            shown: 'M',
            label: t('keys.comments'),
            run: (media) => {
              if (!media || !store.offers(media)) return false;
              if (lookedAt()) store.toggle();
              else openAt(store, media.id);
              return true;
            },
          },
        ]
      : [],
  );
  return null;
}

/** Opens a photograph with its comments in the viewer. */
export function openAt(store: NonNullable<ReturnType<typeof useTalkStore>>, media: string): void {
  store.toggle(true);
  location.hash = `#pid=${encodeURIComponent(media)}`;
}
