'use client';

import { ArrowRight, Check } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { type SiteBlockDocument, withBlocks } from '../../rules/edit-document';
import { inventedTexts, sampleTexts, writeSetting } from '../../rules/sample-texts';
import { BlockForm } from '../fields/BlockForm';
import { partOf, useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import panels from '../styles/panels.module.css';
import shared from '../styles/shared.module.css';
import { BlockPlace } from './BlockPlace';

/** How many texts of a template the panel lists, and of how many letters. */
const MOST_TEXTS = 5;
const MOST_LETTERS = 60;

/** The form of the selected block. */
export function BlockPanel() {
  const t = useT('sites.builder');
  const words = useBlockWords();
  const builder = useBuilder();
  const { document, page, block, setBlock, change } = builder;
  const found = document.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  if (!found) return null;
  const part = partOf(builder, found.type);
  const samples = builder.samples.get(found.type) ?? new Set();
  const left = found.own ? [] : sampleTexts(found.settings, samples, { statesFacts: found.sample });
  const invented = found.sample && inventedTexts(found.settings, samples).length > 0;
  const write = (name: string, value: unknown) =>
    change(
      (all) =>
        withBlocks(all, page, (blocks) =>
          blocks.map((one) => (one.id === found.id ? writeSetting(one, { name, value }, samples) : one)),
        ),
      `${found.id}.${name}`,
    );
  const put = (more: Partial<SiteBlockDocument>) =>
    change((all) =>
      withBlocks(all, page, (blocks) =>
        blocks.map((one) => (one.id === found.id ? { ...one, ...more } : one)),
      ),
    );
  return (
    <>
      <div className={panels.panelHead}>
        <Button small look="quiet" onClick={() => setBlock(null)}>
          <ArrowRight aria-hidden className={panels.back} /> {t('blocks')}
        </Button>
        <h2>{words.label(found.type)}</h2>
      </div>
      <div className={panels.panelBody}>
        {found.hidden ? <p className={shared.note}>{t('hiddenNote')}</p> : null}
        {found.sample || left.length > 0 ? (
          <div className={panels.sample}>
            <p>{t(invented ? 'sample.invented' : found.sample ? 'sample.note' : 'sample.shown')}</p>
            {left.length > 0 ? (
              <ul aria-label={t('sample.texts')}>
                {left.slice(0, MOST_TEXTS).map(({ path, locale, text }) => (
                  <li key={`${path.join('.')} ${locale}`}>
                    <bdi lang={locale}>
                      {text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}
                    </bdi>
                  </li>
                ))}
                {left.length > MOST_TEXTS ? (
                  <li>{t('sample.more', { count: left.length - MOST_TEXTS })}</li>
                ) : null}
              </ul>
            ) : null}
            {invented ? null : (
              <Button small onClick={() => put({ sample: false, own: true })}>
                <Check aria-hidden /> {t(found.sample ? 'sample.take' : 'sample.keep')}
              </Button>
            )}
          </div>
        ) : null}
        {part ? (
          <BlockForm
            key={found.id}
            type={found.type}
            form={part.form}
            values={{ ...part.defaults, ...found.settings }}
            onChange={write}
          />
        ) : (
          <p className={shared.note}>{t('unknownBlock')}</p>
        )}
        <BlockPlace block={found} onChange={put} />
      </div>
    </>
  );
}
