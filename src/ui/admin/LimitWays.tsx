'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from './Button';

/** The possible actions where the plan has no room for a further project, as buttons of a dialog. `onGo` closes it. */
export function LimitWays({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin-projects.limit');
  const router = useRouter();
  const go = (to: string) => () => {
    onGo();
    router.push(to);
  };
  return (
    <>
      <Button onClick={go('/admin/settings/plan')}>{t('plan')}</Button>
      <Button look="primary" onClick={go('/admin/projects?sort=oldest')}>
        {t('old')}
      </Button>
    </>
  );
}
