import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { SocialMark } from '@/modules/identity/ui/SocialMark';
import { buttonClass } from '@/ui/primitives/button-class';

/** An external sign-in provider. */
export interface SocialProvider {
  id: string;
  name: string;
}

/** Buttons for social sign-in, if the installation has providers; project, code and chosen plan are passed on. */
export function SocialButtons({
  providers = [],
  values: { i, c, back, photographer, plan, period },
}: {
  providers?: SocialProvider[] | undefined;
  values: Record<string, string>;
}) {
  const t = useTranslations('account.social');
  if (providers.length === 0) return null;
  const search = new URLSearchParams({
    ...(i && { i }),
    ...(c && { c }),
    ...(back && { back }),
    ...(photographer && { photographer }),
    ...(plan && { plan }),
    ...(period && { period }),
  });
  const query = search.size > 0 ? `?${search}` : '';
  return (
    <div className="flex flex-col gap-3">
      {providers.map(({ id, name }) => (
        // Replaces the whole page, also from the shared modal, because the provider is another site.
        <a
          key={id}
          href={`/users/auth/${id}${query}`}
          target="_top"
          rel="nofollow"
          className={buttonClass('line', 'min-h-12 gap-3')}
        >
          <SocialMark id={id} />
          <span>{t('with', { provider: isolateBidi(name) })}</span>
        </a>
      ))}
      <p className="flex items-center gap-4 text-quiet text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </div>
  );
}
