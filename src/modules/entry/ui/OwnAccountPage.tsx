import { useTranslations } from 'next-intl';
import type { AccountNotice as Notice } from '@/core/access/account-notice';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { ReaderScheme } from '@/ui/gallery/ReaderScheme';
import { buttonClass } from '@/ui/primitives/button-class';
import { LanguageSwitch } from '@/ui/primitives/LanguageSwitch';
import { NoticeHost } from '@/ui/primitives/NoticeHost';
import { AccountFrame, type AccountPage, LINK } from './AccountScreen';
import { OwnAccount } from './OwnAccount';
import { OwnGalleries, type OwnGallery } from './OwnGalleries';

export interface OwnAccountProps extends AccountPage {
  /** Null: not signed in. */
  own: {
    email: string;
    notice: Notice | null;
    password: boolean;
    sessions: number;
    /** Not in the modal, which shows the account alone. */
    galleries?: readonly OwnGallery[];
  } | null;
}

/** The signed-in person's page: their galleries of all studios, and below them the account. */
export function OwnAccountPage({ own, ...page }: OwnAccountProps) {
  const t = useTranslations('account.own');
  const product = useTranslations('common')('product');
  const { alone, flash } = page;
  if (!own) {
    return (
      <AccountFrame alone={alone} title={t('title')} text={t('signedOut')} flash={flash}>
        <a href="/users/sign_in?back=/users/account" className={buttonClass('ink', 'self-start')}>
          {t('signIn')}
        </a>
      </AccountFrame>
    );
  }
  const text = t('text', { email: isolateBidi(own.email) });
  if (alone) {
    return (
      <AccountFrame alone title={t('title')} text={text} flash={flash}>
        <OwnAccount own={own} {...page} />
      </AccountFrame>
    );
  }
  return (
    <ReaderScheme other="light" className="flex min-h-svh flex-col px-5 sm:px-10">
      <header className="mx-auto flex min-h-20 w-full max-w-6xl flex-wrap items-center justify-between gap-x-6">
        <p className="font-display text-xl">
          <bdi>{product}</bdi>
        </p>
        <div className="flex items-center gap-4">
          <a href="#account" className={LINK}>
            {t('title')}
          </a>
          <LanguageSwitch className="-me-2" />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-16 pt-4 pb-24">
        <OwnGalleries galleries={own.galleries ?? []} />
        <section id="account" aria-labelledby="own-account" className="flex max-w-md flex-col gap-6">
          <div className="flex flex-col gap-1">
            <h2 id="own-account" className="font-display text-2xl">
              {t('title')}
            </h2>
            <p className="break-words text-quiet">{text}</p>
          </div>
          <OwnAccount own={own} {...page} />
        </section>
      </main>
      <NoticeHost flash={flash} />
    </ReaderScheme>
  );
}
