'use client';

import { useTranslations as useT } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CheckField, SelectField } from '@/ui/admin/Field';
import type { SiteDocument } from '../../rules/document';
import { FOOTER_LETTERS } from '../../rules/limits';
import { PictureField } from '../fields/PictureFields';
import { ProseField } from '../fields/ProseField';
import { NAMES, WordsField } from '../fields/WordsField';
import { useBuilder } from '../state/builder-context';
import fields from '../styles/fields.module.css';
import panels from '../styles/panels.module.css';
import shared from '../styles/shared.module.css';
import { LinksField } from './LinksField';
import { RedirectsField } from './RedirectsField';
import { SocialFields } from './SocialFields';

/** A part that unfolds; its fields are made when it is open first, as an editor among them is loaded then. */
function Part({ title, onOpen, children }: { title: string; onOpen?: () => void; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={fields.part}
      name="site-part"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        setOpened(true);
        onOpen?.();
      }}
    >
      <summary>{title}</summary>
      <div className={fields.partBody}>{opened ? children : null}</div>
    </details>
  );
}

/** Settings of the whole site: menu, footer, search engines, languages, the not-found page. */
export function SitePanel() {
  const t = useT('sites.builder.site');
  const { document, change, setPage, setLanguage } = useBuilder();
  const { menu, footer, seo, missing, languages } = document;
  const write = (more: Partial<SiteDocument>, key: string) =>
    change((all) => ({ ...all, ...more }), `site.${key}`);
  return (
    <div className={panels.panelBody}>
      <Part title={t('menu')}>
        <p className={shared.note}>{t(menu.length === 0 ? 'menuOwn' : 'menuChosen')}</p>
        <LinksField value={menu as never} onChange={(next) => write({ menu: next }, 'menu')} />
      </Part>
      <Part title={t('footer')}>
        <ProseField
          label={t('footerText')}
          max={FOOTER_LETTERS}
          value={footer.text}
          onChange={(text) => write({ footer: { ...footer, text } }, 'footer')}
        />
        <LinksField
          value={footer.links as never}
          onChange={(links) => write({ footer: { ...footer, links } }, 'footer.links')}
        />
        <SocialFields
          value={footer.social}
          onChange={(social) => write({ footer: { ...footer, social } }, 'social')}
        />
      </Part>
      <Part title={t('languages')}>
        {(['en', 'he'] as const).map((one) => (
          <CheckField
            key={one}
            label={NAMES[one]}
            checked={languages.includes(one)}
            disabled={languages.length === 1 && languages.includes(one)}
            onChange={({ target }) => {
              const next = target.checked ? [...languages, one] : languages.filter((other) => other !== one);
              write({ languages: next }, 'languages');
              if (!target.checked && next[0]) setLanguage(next[0]);
            }}
          />
        ))}
        {languages.length > 1 ? (
          <SelectField
            label={t('firstLanguage')}
            value={languages[0] ?? 'en'}
            options={languages.map((one) => ({ value: one, label: NAMES[one] }))}
            onChange={({ target }) =>
              write({ languages: [...languages].sort((a) => (a === target.value ? -1 : 1)) }, 'languages')
            }
          />
        ) : null}
      </Part>
      <Part title={t('seo')}>
        <WordsField
          label={t('seoDescription')}
          help={t('seoHelp')}
          max={320}
          lines={3}
          value={seo.description}
          onChange={(description) => write({ seo: { ...seo, description } }, 'seo')}
        />
        <PictureField
          label={t('seoPicture')}
          value={seo.picture}
          onChange={(picture) => write({ seo: { ...seo, picture } }, 'seo.picture')}
        />
        <CheckField
          label={t('indexed')}
          help={t('indexedHelp')}
          checked={seo.indexed}
          onChange={({ target }) => write({ seo: { ...seo, indexed: target.checked } }, 'seo.indexed')}
        />
      </Part>
      <Part title={t('missing')} onOpen={() => setPage('missing')}>
        <WordsField
          label={t('missingTitle')}
          max={120}
          value={missing.title}
          onChange={(title) => write({ missing: { ...missing, title } }, 'missing')}
        />
        <WordsField
          label={t('missingText')}
          max={2000}
          lines={3}
          value={missing.text}
          onChange={(text) => write({ missing: { ...missing, text } }, 'missing')}
        />
      </Part>
      <Part title={t('redirects')}>
        <RedirectsField />
      </Part>
    </div>
  );
}
