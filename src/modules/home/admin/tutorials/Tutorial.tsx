'use client';

import { Pause, Play } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { filmOf, stepAt } from './films';
import type { TUTORIALS, TutorialId } from './tutorials';
import css from './tutorials.module.css';

/** Returns the message key of a step's text. */
const stepKey = (id: TutorialId, index: number) =>
  `${id}.steps.${index + 1}` as `${TutorialId}.steps.${1 | 2 | 3}`;

/**
 * A tutorial: a silent film of its screens, its steps, and a link to where they begin (`href`). The shown step is
 * highlighted, and a pressed one is played.
 */
export function Tutorial({ tutorial, href }: { tutorial: (typeof TUTORIALS)[number]; href: string }) {
  const t = useTranslations('admin-home.tutorials');
  const { id, steps } = tutorial;
  const film = filmOf(id, useLocale() as Locale);
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const play = async (from?: number) => {
    const shown = video.current;
    if (!shown) return;
    if (from !== undefined) shown.currentTime = film.steps[from] ?? 0;
    setAt(stepAt(film.steps, shown.currentTime));
    try {
      await shown.play();
    } catch (error) {
      // Pausing while it loads refuses the play; anything else is a film that cannot be shown.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  const name = t(`${id}.title`);
  return (
    <section className={css.tutorial} id={id} aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <div>
          <h2 id={`${id}-title`}>{name}</h2>
          <p>{t(`${id}.text`)}</p>
        </div>
        <div className={css.buttons}>
          <Button small onClick={() => (playing ? video.current?.pause() : void play())}>
            {playing ? <Pause aria-hidden /> : <Play aria-hidden />} {t(playing ? 'stop' : 'play')}
          </Button>
          <ButtonLink small href={href}>
            {t('go')}
          </ButtonLink>
        </div>
      </header>
      <div className={css.show}>
        <div className={css.screen}>
          {/* Its text is the list of steps. */}
          <video
            ref={video}
            // With a second in its address a phone shows a picture before it plays.
            src={`${film.src}#t=0.1`}
            muted
            playsInline
            controls
            preload="metadata"
            aria-label={t('film', { name })}
            onPlay={({ currentTarget }) => {
              // One film plays at a time.
              for (const other of document.querySelectorAll('video'))
                if (other !== currentTarget) other.pause();
              setPlaying(true);
            }}
            onPause={() => setPlaying(false)}
            onEnded={() => setAt(null)}
            onTimeUpdate={({ currentTarget }) => {
              if (!currentTarget.paused) setAt(stepAt(film.steps, currentTarget.currentTime));
            }}
            onError={() => setFailed(true)}
          />
          {failed ? <p role="status">{t('failed')}</p> : null}
        </div>
        <ol className={css.steps}>
          {steps.map((_, index) => (
            <li key={stepKey(id, index)} data-lit={index === at || undefined}>
              <button
                type="button"
                className={css.step}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => void play(index)}
              >
                {t(stepKey(id, index))}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
