'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { StartState } from '@/modules/home/queries/home-repo';
import { START_STEPS } from '@/modules/home/rules/first-run';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { setMark } from '@/ui/admin/use-mark';
import css from './start.module.css';

/** The four steps to the first invitation, the first with its button; if skipped, one line that shows them again. */
export function StartCard({ brand, folded }: { brand: StartState['brand']; folded: boolean }) {
  const t = useTranslations('admin-home.start');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const skip = (on: boolean) =>
    act(async () => {
      await setMark(call, 'start:skipped', on);
      router.refresh();
    });
  if (folded)
    return (
      <p className={css.folded}>
        <span>{t('title')}</span>
        <Button small busy={busy} onClick={() => void skip(false)}>
          {t('resume')}
        </Button>
      </p>
    );
  return (
    <section className={css.start} aria-labelledby="home-start">
      <header className={css.head}>
        <h2 id="home-start">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <ol className={css.steps}>
        {START_STEPS.map((step, index) => (
          <li
            key={step}
            className={css.step}
            data-state={index === 0 ? 'next' : undefined}
            aria-current={index === 0 ? 'step' : undefined}
          >
            <span className={css.tick} aria-hidden>
              {index + 1}
            </span>
            <div className={css.words}>
              <h3>{t(`step.${step}.title`)}</h3>
              <p>{t(`step.${step}.text`)}</p>
            </div>
            {index === 0 ? (
              <ButtonLink small look="primary" href="/admin/projects/new">
                {t('step.project.button')}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        <p>
          {brand?.name ? t('brand', { name: brand.name }) : t('noBrand')}{' '}
          <Link href={brand ? `/admin/brands/${brand.id}` : '/admin/brands'} prefetch={false}>
            {t('changeBrand')}
          </Link>
        </p>
        <Button small look="quiet" busy={busy} onClick={() => void skip(true)}>
          {t('skip')}
        </Button>
      </footer>
    </section>
  );
}
