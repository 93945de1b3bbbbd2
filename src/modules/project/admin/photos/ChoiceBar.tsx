'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useUploads } from '@media/upload/ui/use-uploads';
import {
  Download,
  Eye,
  EyeOff,
  FolderInput,
  ImageUp,
  Info,
  Lock,
  type LucideIcon,
  RotateCcw,
  Star,
  Trash2,
  Undo2,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import { bottomBar } from '@/ui/admin/bottom-bar';
import { useStrip } from '@/ui/primitives/use-strip';
import css from './bar.module.css';
import { type Actions, MOST_FILES } from './use-actions';

/** Actions for the selected photographs; nothing without a selection. */
export function ChoiceBar({
  chosen,
  actions,
  inTrash,
  onNone,
}: {
  chosen: StudioPhoto[];
  actions: Actions;
  inTrash: boolean;
  onNone: () => void;
}) {
  const t = useTranslations('admin-photos');
  // The panel of running uploads uses the same corner.
  const lifted = useUploads().totals.files > 0;
  const count = chosen.length;
  const shut = chosen.every((photo) => photo.hidden);
  const gone = chosen.every((photo) => photo.private);
  const one = count === 1;
  const refused = chosen.every(({ state }) => state === 'refused');
  const button = (Icon: LucideIcon, label: string, run: () => unknown, key?: string) => (
    <button
      type="button"
      className={css.act}
      title={key ? `${label} (${key})` : label}
      onClick={() => void run()}
      aria-keyshortcuts={key}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </button>
  );
  const strip = useRef<HTMLDivElement>(null);
  // Nothing in it is chosen; with a first selection it appears, with a second photograph it loses actions.
  useStrip(strip, '[aria-current]', Math.min(count, 2));
  return (
    <>
      <output className={css.said}>{count > 0 ? t('chosen', { count }) : ''}</output>
      {actions.question}
      {count === 0 ? null : (
        <section
          ref={bottomBar}
          className={css.bar}
          data-lifted={lifted || undefined}
          aria-label={t('chosen', { count })}
        >
          <strong className={css.count}>{t('chosen', { count })}</strong>
          <div ref={strip} className={css.acts}>
            {inTrash ? (
              button(RotateCcw, t('act.restore'), actions.restore, 'Z')
            ) : refused ? (
              button(RotateCcw, t('tryAgain'), actions.retry)
            ) : (
              <>
                {actions.mayMove ? button(FolderInput, t('act.move'), () => actions.show('move'), 'M') : null}
                {button(shut ? Eye : EyeOff, t(shut ? 'act.show' : 'act.hide'), () => actions.hide(), 'H')}
                {button(
                  gone ? Undo2 : Lock,
                  t(gone ? 'act.giveBack' : 'act.withdraw'),
                  () => actions.withdraw(),
                  'W',
                )}
                {one ? button(Star, t('act.cover'), () => actions.show('cover'), 'C') : null}
                {one ? button(ImageUp, t('act.replace'), () => actions.show('replace'), 'E') : null}
                {one ? button(Info, t('act.about'), () => actions.show('about'), 'I') : null}
                {count <= MOST_FILES
                  ? button(Download, t('act.download'), () => actions.download(), 'D')
                  : null}
              </>
            )}
          </div>
          {inTrash ? null : button(Trash2, t('act.delete'), () => actions.remove(), 'Delete')}
          <Button look="quiet" iconOnly aria-label={t('chooseNone')} title={t('chooseNone')} onClick={onNone}>
            <X aria-hidden />
          </Button>
        </section>
      )}
    </>
  );
}
