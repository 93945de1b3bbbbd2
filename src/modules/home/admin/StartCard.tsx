'use client';

import { Check } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { StartState } from '@/modules/home/queries/home-repo';
import { START_STEPS, type StartStep, startOf } from '@/modules/home/rules/first-run';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { setMark } from '@/ui/admin/use-mark';
import css from './start.module.css';

/** Returns the page of a step; null for steps inside the project that is still to be created. */
function placeOf(step: StartStep, { brand }: StartState): string | null {
  if (step === 'brand') return brand ? `/admin/brands/${brand.id}` : '/admin/brands';
  return step === 'project' ? '/admin/projects/new' : null;
}

/** The five onboarding steps, checked by existing rows; if skipped, one line that shows them again. */
export function StartCard({ start, folded }: { start: StartState; folded: boolean }) {
  const t = useTranslations('admin-home.start');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const { next, done } = startOf(start.facts);
  const skip = (on: boolean) =>
    act(async () => {
      await setMark(call, 'start:skipped', on);
      router.refresh();
    });
  if (folded)
    return (
      <p className={css.folded}>
        <span>{t('folded', { done, of: START_STEPS.length })}</span>
        <Button small busy={busy} onClick={() => void skip(false)}>
          {t('resume')}
        </Button>
      </p>
    );
  return (
    <section className={css.start} aria-labelledby="home-start">
      <header className={css.head}>
        <div>
          <h2 id="home-start">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <p className={css.done}>{t('done', { done, of: START_STEPS.length })}</p>
      </header>
      <ol className={css.steps}>
        {START_STEPS.map((step, index) => {
          const ticked = start.facts[step];
          const place = placeOf(step, start);
          return (
            <li
              key={step}
              className={css.step}
              data-state={ticked ? 'done' : step === next ? 'next' : 'later'}
              aria-current={step === next ? 'step' : undefined}
            >
              <span className={css.tick}>
                {ticked ? (
                  <Check role="img" aria-label={t('ticked')} />
                ) : (
                  <span aria-hidden>{index + 1}</span>
                )}
              </span>
              <div className={css.words}>
                <h3>{t(`step.${step}.title`)}</h3>
                <p>
                  {step === 'brand' && start.brand
                    ? t('step.brand.named', { name: start.brand.name })
                    : t(`step.${step}.text`)}
                </p>
              </div>
              {place === null ? null : (
                <ButtonLink small look={step === next ? 'primary' : 'plain'} href={place}>
                  {t(step === 'brand' ? 'step.brand.button' : 'step.project.button')}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
      <Button small look="quiet" busy={busy} onClick={() => void skip(true)}>
        {t('skip')}
      </Button>
    </section>
  );
}
