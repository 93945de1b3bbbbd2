import { useTranslations } from 'next-intl';
import { Button } from './Button';
import css from './board.module.css';

/** Buttons between the pages of a list whose newest entries are first; nothing where it has one page. */
export function PageSteps({
  page,
  pages,
  onGo,
}: {
  /** The shown page, from 1. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
}) {
  const t = useTranslations('admin.pages');
  if (pages < 2) return null;
  return (
    <nav className={css.steps} aria-label={t('label')}>
      <Button disabled={page < 2} onClick={() => onGo(page - 1)}>
        {t('newer')}
      </Button>
      <span>{t('where', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t('older')}
      </Button>
    </nav>
  );
}
