'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useCall } from '@/ui/admin/use-call';
import { setMark } from '@/ui/admin/use-mark';
import css from './home.module.css';
import { StepSketch } from './tutorials/StepSketch';
import { TUTORIALS, type TutorialId } from './tutorials/tutorials';

/** Short tutorials, each dismissed permanently by its button; all remain on their own page. */
export function TutorialTeasers({ ids }: { ids: TutorialId[] }) {
  const t = useTranslations('admin-home.tutorials');
  const call = useCall();
  const [away, setAway] = useState<TutorialId[]>([]);
  const shown = ids.filter((id) => !away.includes(id));
  const putAway = async (id: TutorialId) => {
    setAway((all) => [...all, id]);
    try {
      await setMark(call, `tutorial:${id}`);
    } catch {
      setAway((all) => all.filter((one) => one !== id));
    }
  };
  return (
    <section className={css.section} aria-labelledby="home-tutorials">
      <div className={css.sectionHead}>
        <h2 id="home-tutorials">{t('title')}</h2>
        <Link href="/admin/tutorials" prefetch={false}>
          {t('all')}
        </Link>
      </div>
      {shown.length === 0 ? null : (
        <ul className={css.teasers}>
          {shown.map((id) => {
            const name = t(`${id}.title`);
            const sketch = TUTORIALS.find((one) => one.id === id)?.steps[0] ?? 'form';
            return (
              <li key={id} className={css.teaser}>
                <StepSketch kind={sketch} />
                <div className={css.teaserWords}>
                  <h3>
                    <Link href={`/admin/tutorials#${id}`} prefetch={false}>
                      {name}
                    </Link>
                  </h3>
                  <p>{t(`${id}.text`)}</p>
                </div>
                <Button
                  iconOnly
                  look="quiet"
                  className={css.away}
                  aria-label={t('hide', { name })}
                  onClick={() => void putAway(id)}
                >
                  <X aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
