'use client';

import { ArrowRight, Check } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { withBlocks } from '../../rules/edit-document';
import { showsInvented } from '../../rules/samples';
import { BlockForm } from '../fields/BlockForm';
import { partOf, useBuilder } from '../state/builder-context';
import { useBlockWords } from '../state/use-block-words';
import panels from '../styles/panels.module.css';
import shared from '../styles/shared.module.css';

/** The form of the selected block. */
export function BlockPanel() {
  const t = useT('sites.builder');
  const words = useBlockWords();
  const builder = useBuilder();
  const { document, page, block, setBlock, change } = builder;
  const found = document.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  if (!found) return null;
  const part = partOf(builder, found.type);
  const invented = showsInvented(found, new Set(part?.invented));
  const write = (name: string, value: unknown) =>
    change(
      (all) =>
        withBlocks(all, page, (blocks) =>
          blocks.map((one) =>
            one.id === found.id ? { ...one, settings: { ...one.settings, [name]: value } } : one,
          ),
        ),
      `${found.id}.${name}`,
    );
  const take = () =>
    change((all) =>
      withBlocks(all, page, (blocks) =>
        blocks.map((one) => (one.id === found.id ? { ...one, sample: false, own: true } : one)),
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
        {found.sample ? (
          <div className={panels.sample}>
            <p>{t(invented ? 'sample.invented' : 'sample.note')}</p>
            {invented ? null : (
              <Button small onClick={take}>
                <Check aria-hidden /> {t('sample.take')}
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
      </div>
    </>
  );
}
