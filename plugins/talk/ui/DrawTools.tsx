'use client';

import { useT } from '@plugins/kit/ui';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Check, Circle, Undo2 } from 'lucide-react';
import { MARK_SIZES } from '../rules/marks';
import type { TalkStore } from './talk-store';
import { useTalk } from './use-talk';

/** Tools while drawing: add a circle, line width, undo one drawing, done. */
export function DrawTools({ media, store }: { media: MediaView; store: TalkStore }) {
  const t = useT('talk');
  const size = useTalk((state) => state.size);
  const marks = useTalk((state) => state.drafts.get(media.id)?.marks) ?? [];
  const circle = () => {
    const added = store.mark(media.id, { kind: 'circle', size: store.get().size, x: 0.5, y: 0.5, r: 0.12 });
    if (!added) notify({ text: t('drawing.full'), tone: 'alert', key: 'talk' });
  };
  const tool = (label: string, onClick: () => void, icon: React.ReactNode, more: object = {}) => (
    <button type="button" className="talk-tool" aria-label={label} title={label} onClick={onClick} {...more}>
      {icon}
    </button>
  );
  return (
    <div className="talk-drawing">
      {marks.length === 0 && <p>{t('drawing.hint')}</p>}
      <div className="talk-tools">
        {tool(t('drawing.circle'), circle, <Circle aria-hidden="true" />)}
        <fieldset className="talk-sizes">
          <legend className="sr-only">{t('drawing.size')}</legend>
          {MARK_SIZES.map((one) => (
            <label key={one} title={t(`drawing.sizes.${one}`)}>
              <input
                type="radio"
                name="talk-size"
                className="sr-only"
                aria-label={t(`drawing.sizes.${one}`)}
                checked={size === one}
                onChange={() => store.set({ size: one })}
              />
              <span data-size={one} />
            </label>
          ))}
        </fieldset>
        {tool(
          t('drawing.undo'),
          () => store.write(media.id, { marks: marks.slice(0, -1) }),
          <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />,
          { disabled: marks.length === 0 },
        )}
        {tool(t('drawing.done'), () => store.set({ drawing: false }), <Check aria-hidden="true" />)}
      </div>
    </div>
  );
}
