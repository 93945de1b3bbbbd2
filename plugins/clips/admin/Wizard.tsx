'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Reading } from '@plugins/kit/admin/parts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClipDetail, ClipsView } from '../wire';
import type { ClipChange } from './clip-change';
import css from './clips.module.css';
import { FinishStep } from './FinishStep';
import { MusicStep } from './MusicStep';
import { PhotosStep } from './PhotosStep';
import { Preview } from './Preview';
import { ThemeStep } from './ThemeStep';
import { TitleStep } from './TitleStep';
import { useSaving } from './use-saving';

const STEPS = ['title', 'photos', 'theme', 'music', 'finish'] as const;
type Step = (typeof STEPS)[number];

/** What a step gets: the clip, and a function that shows a change of it at once and stores it after those before it. */
export interface StepProps {
  /** Where the photographs are read that may be added. */
  choices: string;
  view: ClipsView;
  detail: ClipDetail;
  onChange: (change: ClipChange) => Promise<boolean>;
  /** Reads again what the wizard offers. */
  onReload: () => Promise<void>;
}

interface WizardProps {
  /** The clip's address. */
  at: string;
  choices: string;
  view: ClipsView;
  onReload: () => Promise<void>;
  onDone: () => void;
}

/** A clip in five steps, each with good defaults; the preview beside them plays the real timing. */
export function Wizard({ at, choices, view, onReload, onDone }: WizardProps) {
  const t = useT('clips.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const { read, saving, onChange, settled } = useSaving(at);
  const [step, setStep] = useState<Step>('title');
  const [visited, setVisited] = useState<ReadonlySet<Step>>(new Set(['title']));
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is announced by its heading.
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  const { found } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const show = (to: Step) => {
    setStep(to);
    setVisited(new Set([...visited, to]));
  };
  const close = async () => {
    await settled();
    onDone();
  };
  const make = () =>
    act(async () => {
      await settled();
      await call(`${at}/film`, { method: 'POST', body: {} });
      onDone();
    });
  const props: StepProps = { choices, view, detail: found, onChange, onReload };
  const empty = found.photos.length === 0;
  const number = STEPS.indexOf(step);
  const next = STEPS[number + 1];
  const before = STEPS[number - 1];
  return (
    <div className={css.wizard} aria-busy={saving || undefined}>
      <ol className={css.steps} aria-label={t('stepsLabel')}>
        {STEPS.map((one, index) => (
          <li key={one}>
            <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => show(one)}>
              <span aria-hidden>{one !== step && visited.has(one) ? <Check /> : index + 1}</span>{' '}
              <span className={css.stepName}>{t(`steps.${one}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={css.panes}>
        <section className={css.step} aria-labelledby="clip-step">
          <h2 id="clip-step" ref={heading} tabIndex={-1}>
            {t(`steps.${step}`)}
          </h2>
          {step === 'title' && <TitleStep {...props} />}
          {step === 'photos' && <PhotosStep {...props} />}
          {step === 'theme' && <ThemeStep {...props} />}
          {step === 'music' && <MusicStep {...props} />}
          {step === 'finish' && <FinishStep {...props} />}
          {step === 'finish' && empty && (
            <p id="clip-needs" className={css.warning}>
              {t('needsPhotos')}
            </p>
          )}
          <div className={css.wayOn}>
            <Button onClick={() => void close()}>{t('later')}</Button>
            {before && (
              <Button className={css.back} onClick={() => show(before)}>
                {t('back')}
              </Button>
            )}
            {next ? (
              <Button look="primary" onClick={() => show(next)}>
                {t('next')}
              </Button>
            ) : (
              <Button
                look="primary"
                busy={busy}
                disabled={view.encoder === null || empty}
                aria-describedby={empty ? 'clip-needs' : undefined}
                onClick={() => void make()}
              >
                {t('make')}
              </Button>
            )}
          </div>
        </section>
        <Preview view={view} detail={found} />
      </div>
    </div>
  );
}
