'use client';

import { ArrowRight, Check } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import css from './new-project.module.css';

const STEPS = ['name', 'photos', 'products', 'clients'] as const;

/**
 * The four steps from creating a project to its invitation; completed ones have a check mark, and the first open one is
 * marked as next. `at`: the page's own step, counted from 0; -1 where it has none. `filled`: the products came with the
 * project, and the studio has not looked at them.
 */
export function Steps({
  at,
  project,
  done = [],
  filled = false,
}: {
  at: number;
  project?: string;
  done?: readonly boolean[];
  filled?: boolean;
}) {
  const t = useTranslations('admin.steps');
  const own = useTranslations('admin-project.head');
  const next = done.indexOf(false);
  return (
    <ol className={css.steps} aria-label={t('label')}>
      {STEPS.map((step, index) => {
        const given = step === 'products' && filled && index !== at;
        const ready = !given && (done[index] === true || (done.length === 0 && index < at));
        const words = (
          <>
            <span className={css.number} aria-hidden>
              {ready ? <Check /> : index + 1}
            </span>
            <span className={css.word}>
              {t(step)}
              {given ? <small>{own('filled')}</small> : null}
            </span>
            {project && index === next && index !== at ? (
              <ArrowRight aria-hidden className={css.next} />
            ) : null}
          </>
        );
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            data-done={ready || undefined}
            data-next={(index === next && index !== at) || undefined}
          >
            {project && index > 0 ? (
              <Link href={`/admin/projects/${project}/${step}`} prefetch={false}>
                {words}
              </Link>
            ) : (
              <span>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
