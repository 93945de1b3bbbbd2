'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { SocialMark } from '@/modules/identity/ui/SocialMark';
import { Button } from '@/ui/admin/Button';
import { Moment } from '@/ui/admin/Moment';
import { useCall } from '@/ui/admin/use-call';
import { Card } from './Card';
import { PasswordPrompt } from './PasswordPrompt';
import css from './security.module.css';

/** The server's answer: linked accounts of sign-in providers, and the providers that are configured. */
export interface Social {
  identities: {
    id: string;
    provider: string | null;
    name: string;
    email: string | null;
    created_at: string;
  }[];
  providers: { id: string; name: string }[];
}

type Action = { link: string; name: string } | { unlink: string; name: string };

/** Links and unlinks sign-in providers, confirmed with the password. Renders nothing without providers. */
export function SocialCard({ social, refused }: { social: Social; refused: string | null }) {
  const t = useTranslations('admin-security');
  const [shown, setShown] = useState(social);
  const [action, setAction] = useState<Action | null>(null);
  const call = useCall();
  const free = shown.providers.filter(({ id }) => !shown.identities.some((one) => one.provider === id));
  if (shown.identities.length + shown.providers.length === 0) return null;
  const carryOut = async (password: string) => {
    if (!action) return;
    if ('link' in action) {
      const body = { provider: action.link, password };
      const { path } = await call<{ path: string }>('/users/identities', { method: 'POST', body });
      location.assign(path);
      return;
    }
    await call(`/users/identities/${action.unlink}`, { method: 'DELETE', body: { password } });
    setShown(await call<Social>('/users/identities'));
    setAction(null);
  };
  const name = action ? isolateBidi(action.name) : '';
  return (
    <Card title={t('socialTitle')} text={t('socialText')}>
      {refused && (
        <p className={css.notice} role="alert">
          {refused}
        </p>
      )}
      <ul className={css.list}>
        {shown.identities.map((one) => (
          <li key={one.id}>
            <span className={css.what}>
              <span className={css.place}>
                <SocialMark id={one.provider ?? ''} /> <bdi>{one.name}</bdi>
              </span>
              <span className={css.when}>
                {one.email && (
                  <>
                    <bdi>{one.email}</bdi> ·{' '}
                  </>
                )}
                <Moment at={one.created_at} />
              </span>
            </span>
            <Button small onClick={() => setAction({ unlink: one.id, name: one.name })}>
              {t('socialUnlink')}
            </Button>
          </li>
        ))}
        {free.map((one) => (
          <li key={one.id}>
            <span className={css.what}>
              <span className={css.place}>
                <SocialMark id={one.id} /> <bdi>{one.name}</bdi>
              </span>
              <span className={css.when}>{t('socialNone')}</span>
            </span>
            <Button
              small
              aria-label={`${t('socialLink')} ${one.name}`}
              onClick={() => setAction({ link: one.id, name: one.name })}
            >
              {t('socialLink')}
            </Button>
          </li>
        ))}
      </ul>
      {action && (
        <PasswordPrompt
          title={t('link' in action ? 'socialLinkTitle' : 'socialUnlinkTitle', { provider: name })}
          text={t('link' in action ? 'socialLinkText' : 'socialUnlinkText', { provider: name })}
          named={false}
          onClose={() => setAction(null)}
          onPassword={carryOut}
        />
      )}
    </Card>
  );
}
