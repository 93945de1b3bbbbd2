'use client';

import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { StepSketch } from './StepSketch';
import type { TUTORIALS, TutorialId } from './tutorials';
import css from './tutorials.module.css';

/** Long enough to read a step. */
const STEP_MS = 3500;

/** Returns the message key of a step's text. */
const stepKey = (id: TutorialId, index: number) =>
  `${id}.steps.${index + 1}` as `${TutorialId}.steps.${1 | 2 | 3}`;

/** A tutorial: its steps with their drawings, highlighted one after the other while it plays. */
export function Tutorial({ tutorial }: { tutorial: (typeof TUTORIALS)[number] }) {
  const t = useTranslations('admin-home.tutorials');
  const { id, href, steps } = tutorial;
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setAt(at + 1 < steps.length ? at + 1 : null), STEP_MS);
    return () => clearTimeout(timer);
  }, [at, steps.length]);
  const name = t(`${id}.title`);
  return (
    <section className={css.tutorial} id={id} aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <div>
          <h2 id={`${id}-title`}>{name}</h2>
          <p>{t(`${id}.text`)}</p>
        </div>
        <div className={css.buttons}>
          <Button small onClick={() => setAt(at === null ? 0 : null)}>
            {at === null ? <Play aria-hidden /> : <Pause aria-hidden />} {t(at === null ? 'play' : 'stop')}
          </Button>
          <ButtonLink small href={href}>
            {t('go')}
          </ButtonLink>
        </div>
      </header>
      <ol className={css.steps} data-playing={at !== null || undefined}>
        {steps.map((kind, index) => (
          <li key={stepKey(id, index)} className={css.step} data-lit={index === at || undefined}>
            <StepSketch kind={kind} />
            <p>{t(stepKey(id, index))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
