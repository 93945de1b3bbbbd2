'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/ui/admin/Field';
import type { SiteDocument, SocialNetwork } from '../../rules/document';

type Social = SiteDocument['footer']['social'];

const OWN: Partial<Record<keyof Social, string>> = {
  instagram: 'https://instagram.com/',
  facebook: 'https://facebook.com/',
  tiktok: 'https://tiktok.com/@',
  whatsapp: 'https://wa.me/',
};
/** Returns the address for what people type: a full address, one without scheme, or a user name. */
function complete(network: keyof Social, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const own = OWN[network];
  const named = own && /^@?[\w.+-]+$/.test(text) && !/\.(com|net|me|tv)$/.test(text);
  const whole = named
    ? own + text.replace(network === 'whatsapp' ? /\D/g : /^@/, '')
    : /^https?:\/\//.test(text)
      ? text
      : `https://${text}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.') ? whole : null;
}

/** The studio's profiles, one address for each network. */
export function SocialFields({ value, onChange }: { value: Social; onChange: (value: Social) => void }) {
  const t = useT('sites.builder.site');
  const [typed, setTyped] = useState<Record<string, string>>(value as Record<string, string>);
  return (Object.keys(value) as SocialNetwork[]).map((network) => (
    <TextField
      key={network}
      label={t(`social.${network}`)}
      dir="ltr"
      maxLength={480}
      value={typed[network] ?? ''}
      {...(complete(network, typed[network] ?? '') === null ? { errors: [t('socialBad')] } : {})}
      onChange={({ target }) => {
        setTyped({ ...typed, [network]: target.value });
        const whole = complete(network, target.value);
        if (whole !== null) onChange({ ...value, [network]: whole });
      }}
      onBlur={() =>
        setTyped((all) => ({
          ...all,
          [network]: complete(network, all[network] ?? '') ?? all[network] ?? '',
        }))
      }
    />
  ));
}
