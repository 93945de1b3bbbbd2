'use client';

import { useTranslations as useT } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Reading } from '@/ui/admin/Reading';
import { useCall } from '@/ui/admin/use-call';
import { useRead } from '@/ui/admin/use-read';
import type { StudioDomains } from '../present-domains';
import { whyRefused } from '../why-refused';
import { DomainRow } from './DomainRow';
import css from './domains.module.css';

/** The studio's domains: adding one, the DNS records it needs, and the choice of the main address. */
export function DomainsBoard() {
  const t = useT('sites.domains.admin');
  const call = useCall();
  const read = useRead<StudioDomains>('/api/x/sites/domains');
  const [host, setHost] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { found, setFound } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWrong(null);
    try {
      setFound(
        (await call('/api/x/sites/domains', {
          method: 'POST',
          quiet: true,
          body: { host },
        })) as StudioDomains,
      );
      setHost('');
    } catch (error) {
      const errors = (error as { errors?: Record<string, string[]> }).errors ?? {};
      setWrong(
        errors.host ? t(`wrong.${whyRefused(host)}`) : (Object.values(errors)[0]?.[0] ?? t('addFailed')),
      );
    } finally {
      setBusy(false);
    }
  };
  if (!found.own)
    return (
      <div className={css.note}>
        <p>{t('noName')}</p>
        <ButtonLink href="/admin/settings/account">{t('chooseName')}</ButtonLink>
      </div>
    );
  return (
    <div className={css.board}>
      <p className={css.intro}>
        {t('intro')}{' '}
        <a href={found.own} dir="ltr">
          {found.target}
        </a>
      </p>
      <form className={css.add} onSubmit={(event) => void add(event)}>
        <label className={css.label} htmlFor="domain-host">
          {t('label')}
        </label>
        <input
          id="domain-host"
          dir="ltr"
          value={host}
          required
          maxLength={300}
          placeholder={t('placeholder')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong ? true : undefined}
          aria-describedby="domain-wrong"
          onChange={(event) => setHost(event.target.value)}
        />
        <Button type="submit" look="primary" busy={busy}>
          {t('add')}
        </Button>
        <p id="domain-wrong" className={css.wrong} role="alert">
          {wrong}
        </p>
      </form>
      <ul className={css.list}>
        {found.domains.map((domain) => (
          <DomainRow key={domain.id} domain={domain} all={found} onChange={setFound} />
        ))}
      </ul>
    </div>
  );
}
