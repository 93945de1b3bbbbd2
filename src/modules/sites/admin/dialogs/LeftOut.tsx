'use client';

import { useTranslations as useT } from 'next-intl';
import type { ReactNode } from 'react';
import type { SitePageDocument } from '../../rules/document';
import { firstWords } from '../../rules/first-words';
import { withoutPictures } from '../../rules/missing-pictures';
import { hasOnlySamples, keptSamplesOf, sampleSiteTexts, samplesOf } from '../../rules/samples';
import { useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import dialogs from '../styles/dialogs.module.css';

interface Place {
  page: SitePageDocument;
  block: SitePageDocument['blocks'][number];
}

const pageTitle = ({ title }: SitePageDocument, language: 'en' | 'he') =>
  title[language] || title.en || title.he;

/** What a visitor will not see, or will see as the template has it: each leads to its block. */
export function LeftOut({ onClose }: { onClose: () => void }) {
  const t = useT('sites.builder');
  const { document, parts, pictures, samples, language } = useBuilder();
  const bare = withoutPictures(document, parts.blocks, pictures);
  const left = samplesOf(document);
  const site = sampleSiteTexts(document, samples);
  const kept = keptSamplesOf(document, samples);
  const hidden = left.length + site.length;
  const whole = document.pages.filter((page) => page.shown && hasOnlySamples(page));
  return (
    <>
      {whole.map((page) => (
        <p key={page.id} className={dialogs.leftPage}>
          {t('sample.page', { page: pageTitle(page, language) ?? '' })}
        </p>
      ))}
      <Places title={t('sample.bare')} how={t('sample.bareHow')} places={bare} onClose={onClose} />
      <Places
        title={t('sample.leftOut', { count: hidden })}
        how={t('sample.leftOutHow')}
        places={left}
        onClose={onClose}
      >
        {site.map((name) => (
          <li key={name}>{t(`sample.site.${name}`)}</li>
        ))}
      </Places>
      <Places
        title={t('sample.kept', { count: kept.length })}
        how={t('sample.keptHow')}
        places={kept}
        onClose={onClose}
      />
    </>
  );
}

function Places({
  title,
  how,
  places,
  children = [],
  onClose,
}: {
  title: string;
  how: string;
  places: Place[];
  children?: ReactNode[];
  onClose: () => void;
}) {
  const words = useBlockWords();
  const { language, setPage, setBlock } = useBuilder();
  if (places.length === 0 && children.length === 0) return null;
  const open = ({ page, block }: Place) => {
    setPage(page.id);
    setBlock(block.id);
    onClose();
  };
  return (
    <details className={dialogs.leftOut} open={places.length + children.length <= 6}>
      <summary>
        <strong>{title}</strong>
      </summary>
      <p>{how}</p>
      <ul>
        {places.map((place) => {
          const { page, block } = place;
          const said = firstWords(block.settings, language);
          return (
            <li key={block.id + page.id}>
              <button type="button" onClick={() => open(place)}>
                <bdi>{pageTitle(page, language)}</bdi> · {words.label(block.type)}
                {said ? (
                  <>
                    {' · '}
                    <bdi>{said}</bdi>
                  </>
                ) : null}
              </button>
            </li>
          );
        })}
        {children}
      </ul>
    </details>
  );
}
