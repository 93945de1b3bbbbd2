'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Section } from '@/ui/admin/Page';
import ui from '@/ui/admin/ui.module.css';
import css from './devices.module.css';

const PROGRAMS = ['agent', 'lightroom'] as const;

/** Our own programs, with this server's address inside. */
export function GetPrograms() {
  const t = useTranslations('admin-devices.get');
  return (
    <Section title={t('title')}>
      <ul className={css.list}>
        {PROGRAMS.map((program) => (
          <li key={program}>
            <div className={css.who}>
              <strong>{t(program)}</strong>
              <span className={css.facts}>{t(`${program}Text`)}</span>
            </div>
            <a
              className={ui.button}
              href={`/api/x/studio/programs/${program}`}
              download
              aria-label={t('downloadOne', { name: t(program) })}
            >
              <Download aria-hidden /> {t('download')}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
