'use client';

import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { contrastOf } from '@/core/color/color-contrast';
import { CheckField, SelectField } from '@/ui/admin/Field';
import { PictureField } from '../fields/PictureFields';
import { WordsField } from '../fields/WordsField';
import { useBuilder } from '../state/builder-context';
import fields from '../styles/fields.module.css';
import panels from '../styles/panels.module.css';
import shared from '../styles/shared.module.css';
import { TemplateWindow } from '../TemplateWindow';

/** Below this contrast, text is hard to read (WCAG AA). */
const READABLE = 4.5;

/** The site's look: template, colors, type, accent, name and logo. Changing them keeps the content. */
export function LookPanel() {
  const t = useT('sites.builder.look');
  const { document, parts: known, language, change, query } = useBuilder();
  const template = known.templates.find(({ id }) => id === document.template) ?? known.templates[0];
  const said = template?.words[language];
  const palette = template?.palettes[document.palette] ?? Object.values(template?.palettes ?? {})[0];
  const [accent, setAccent] = useState(document.accent ?? palette?.accent ?? '#333333');
  const background = palette?.paper ?? palette?.background ?? palette?.bg ?? '#ffffff';
  const seen = document.accent ? contrastOf(document.accent, background) : null;
  return (
    <div className={panels.panelBody}>
      <fieldset className={fields.group}>
        <legend>{t('template')}</legend>
        <div className={fields.options} data-small>
          {known.templates.map(({ id, words }) => (
            <label key={id}>
              <input
                type="radio"
                name="template"
                checked={template?.id === id}
                onChange={() => change((all) => ({ ...all, template: id, palette: '', type: '' }))}
              />
              <span aria-hidden>
                <TemplateWindow template={id} name={words[language].name} locale={language} query={query} />
              </span>
              <strong>{words[language].name}</strong>
              <small>{words[language].about}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={fields.group}>
        <legend>{t('palette')}</legend>
        <div className={fields.options} data-small>
          {Object.entries(template?.palettes ?? {}).map(([id, colors], at) => (
            <label key={id}>
              <input
                type="radio"
                name="palette"
                checked={document.palette === id || (at === 0 && !template?.palettes[document.palette])}
                onChange={() => change((all) => ({ ...all, palette: id }))}
              />
              <Swatches colors={colors} />
              <strong>{said?.palettes[id] ?? id}</strong>
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={t('type')}
        value={document.type || (template?.types[0] ?? '')}
        options={(template?.types ?? []).map((id) => ({ value: id, label: said?.types[id] ?? id }))}
        onChange={({ target }) => change((all) => ({ ...all, type: target.value }))}
      />
      <fieldset className={fields.group}>
        <legend>{t('accent')}</legend>
        <CheckField
          label={t('accentOwn')}
          checked={document.accent !== null}
          onChange={({ target }) => change((all) => ({ ...all, accent: target.checked ? accent : null }))}
        />
        {document.accent ? (
          <>
            <input
              className={fields.color}
              type="color"
              aria-label={t('accent')}
              value={document.accent}
              onChange={({ target }) => {
                setAccent(target.value);
                change((all) => ({ ...all, accent: target.value }), 'accent');
              }}
            />
            {seen !== null && seen < READABLE ? (
              <p role="status" className={shared.warning}>
                {t('contrast', { ratio: seen.toFixed(1) })}
              </p>
            ) : null}
          </>
        ) : null}
      </fieldset>
      <WordsField
        label={t('name')}
        help={t('nameHelp')}
        max={120}
        value={document.name}
        onChange={(name) => change((all) => ({ ...all, name }), 'name')}
      />
      <WordsField
        label={t('tagline')}
        value={document.tagline}
        onChange={(tagline) => change((all) => ({ ...all, tagline }), 'tagline')}
      />
      <PictureField
        label={t('logo')}
        value={document.logo}
        onChange={(logo) => change((all) => ({ ...all, logo }))}
      />
    </div>
  );
}

/** The colors of a palette, side by side. */
function Swatches({ colors }: { colors: Record<string, string> }) {
  return (
    <span className={fields.swatches} aria-hidden="true">
      {Object.entries(colors)
        .filter(([, color]) => /^#[0-9a-f]{3,8}$/i.test(color))
        .slice(0, 5)
        .map(([name, color]) => (
          <i key={name} style={{ background: color }} />
        ))}
    </span>
  );
}
