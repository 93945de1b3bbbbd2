'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead } from '@plugins/kit/admin/hooks';
import { Button, Reading } from '@plugins/kit/admin/parts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClipDetail, ClipsView, ClipView } from '../wire';
import css from './clips.module.css';
import { FinishStep } from './FinishStep';
import { MusicStep } from './MusicStep';
import { PhotosStep } from './PhotosStep';
import { Preview } from './Preview';
import { ThemeStep } from './ThemeStep';
import { TitleStep } from './TitleStep';

const STEPS = ['title', 'photos', 'theme', 'music', 'finish'] as const;
type Step = (typeof STEPS)[number];

/** What a step gets: the clip, and a function that stores a change of it and shows the result. */
export interface StepProps {
  view: ClipsView;
  detail: ClipDetail;
  busy: boolean;
  onChange: (change: Partial<ClipView> & { medias?: string[] }) => Promise<boolean>;
  /** Reads again what the wizard offers. */
  onReload: () => Promise<void>;
}

interface WizardProps {
  /** The clip's address. */
  at: string;
  view: ClipsView;
  onReload: () => Promise<void>;
  onDone: () => void;
}

/** A clip in five steps, each with good defaults; the preview beside them plays the real timing. */
export function Wizard({ at, view, onReload, onDone }: WizardProps) {
  const t = useT('clips.admin');
  const call = useCall();
  const { busy, act } = useAct();
  const read = useRead<ClipDetail>(at);
  const [step, setStep] = useState<Step>('title');
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is announced by its heading.
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  const { found, setFound } = read;
  if (!found) return <Reading of={read} text={t('failed')} />;
  const onChange: StepProps['onChange'] = (change) =>
    act(async () => setFound(await call<ClipDetail>(at, { method: 'PUT', body: change })));
  const make = () =>
    act(async () => {
      await call(`${at}/film`, { method: 'POST', body: {} });
      onDone();
    });
  const props: StepProps = { view, detail: found, busy, onChange, onReload };
  const number = STEPS.indexOf(step);
  const next = STEPS[number + 1];
  const before = STEPS[number - 1];
  return (
    <div className={css.wizard}>
      <ol className={css.steps} aria-label={t('stepsLabel')}>
        {STEPS.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              data-done={index < number || undefined}
              onClick={() => setStep(one)}
            >
              <span aria-hidden>{index < number ? <Check /> : index + 1}</span> {t(`steps.${one}`)}
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
          <div className={css.wayOn}>
            <Button onClick={onDone}>{t('later')}</Button>
            {before && (
              <Button className={css.back} onClick={() => setStep(before)}>
                {t('back')}
              </Button>
            )}
            {next ? (
              <Button look="primary" onClick={() => setStep(next)}>
                {t('next')}
              </Button>
            ) : (
              <Button
                look="primary"
                busy={busy}
                disabled={view.encoder === null || found.photos.length === 0}
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
