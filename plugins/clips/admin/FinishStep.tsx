'use client';

import { useT } from '@plugins/kit/admin';
import { sendsMail } from '@plugins/kit/admin/internal';
import { CheckField } from '@plugins/kit/admin/parts';
import { clockOf } from '../rules/clock';
import { planOf } from '../rules/plan';
import { FPS, timelineOf } from '../rules/timeline';
import { SHAPES } from '../wire';
import { ChoiceField } from './ChoiceField';
import css from './clips.module.css';
import { NoEncoder } from './NoEncoder';
import type { StepProps } from './Wizard';

/** A clip this many seconds longer than wanted says why. */
const LONGER = 2;
/** A photograph shown for longer than this many seconds is slow: the wizard says so. */
const SLOW = 10;
const LENGTHS = [15, 30, 45, 60, 90, 120, 180] as const;

/** Step 5: length and shapes; then the film is made while the photographer goes on, and a mail says when it is ready. */
export function FinishStep({ detail, view, onChange }: StepProps) {
  const t = useT('clips.admin');
  const { clip, photos } = detail;
  const plan = planOf(clip, photos, {
    themes: view.themes,
    tracks: view.tracks,
    shape: clip.shapes[0] ?? 'wide',
  });
  const timeline = plan && timelineOf(plan);
  const seconds = timeline ? timeline.frames / FPS : 0;
  const longer = clip.seconds !== null && seconds > clip.seconds + LONGER;
  // Two that share the picture are one of the slides.
  const slides = timeline?.segments.filter(({ panels }) => panels.length > 0) ?? [];
  const each = Math.round(Math.max(0, ...slides.map(({ start, end }) => (end - start) / FPS)));
  const only = clip.shapes.length === 1 ? clip.shapes[0] : null;
  const turn = (shape: (typeof SHAPES)[number], on: boolean) => {
    const shapes = SHAPES.filter((one) => (one === shape ? on : clip.shapes.includes(one)));
    void onChange({ shapes });
  };
  return (
    <>
      <ChoiceField
        label={t('finish.length')}
        value={String(clip.seconds ?? '')}
        options={[
          { value: '', label: t('finish.byTheme') },
          ...LENGTHS.map((seconds) => ({ value: String(seconds), label: t('finish.seconds', { seconds }) })),
        ]}
        onChoose={(value) => void onChange({ seconds: value ? Number(value) : null })}
      />
      {longer && (
        <p className={css.count} role="status">
          {t('finish.longer', { count: photos.length, time: clockOf(seconds) })}
        </p>
      )}
      {each > SLOW && (
        <p className={css.count} role="status">
          {t('finish.slow', { count: photos.length, seconds: each })}
        </p>
      )}
      <fieldset className={css.choices}>
        <legend>{t('finish.shapes')}</legend>
        {SHAPES.map((shape) => (
          <CheckField
            key={shape}
            label={t(`finish.shapesOf.${shape}`)}
            help={only === shape ? t('finish.onlyShape') : undefined}
            checked={clip.shapes.includes(shape)}
            disabled={only === shape}
            onChange={(event) => turn(shape, event.target.checked)}
          />
        ))}
      </fieldset>
      <CheckField
        label={t('finish.shown')}
        help={t(view.shares ? 'shownShared' : 'shownHelp')}
        checked={clip.shown}
        onChange={(event) => void onChange({ shown: event.target.checked })}
      />
      <p className={css.count}>{t(sendsMail() ? 'finish.mail' : 'finish.noMail')}</p>
      {view.encoder === null && <NoEncoder slideshow={view.slideshow} />}
    </>
  );
}
