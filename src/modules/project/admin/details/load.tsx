import { findBrandMark } from '@media/watermark/queries';
import { formatCode } from '@/modules/access/rules/project-code';
import { codeLinkOf } from '@/modules/access/share-link';
import { countProducts, listBrands, momentsOf } from '@/modules/project/queries/details-repo';
import { readSettings } from '@/modules/project/queries/settings-repo';
import { CodeCard, DetailsTab, StateCard } from '../lazy';
import type { Tab } from '../tab';
import { BrandLink } from '../watermark/BrandLink';
import css from './details.module.css';

/** Loads the details tab: all settings of a project, and the link to its brand, which operators cannot open. */
export const detailsTab: Tab = async ({ person, entered: { event } }) => {
  const [settings, mark, brands, products] = await Promise.all([
    readSettings(event.id),
    findBrandMark(event.id),
    listBrands(event.account_id),
    countProducts(event.id),
  ]);
  const link = codeLinkOf(event);
  return {
    page: (
      <div className={css.layout}>
        {/* A box of its own: while the card's code is loading, another element is in its place. */}
        <div className={css.state}>
          <StateCard project={event.id} moments={momentsOf(event)} />
        </div>
        <div className={css.fields}>
          <DetailsTab
            event={event.id}
            settings={settings}
            brands={brands}
            opensBrands={person.account !== null}
            facts={{ hasMark: Boolean(mark?.sha256), products, published: event.published_at !== null }}
            code={<CodeCard event={event.id} code={formatCode(event.code)} link={link} />}
          />
          {mark && person.account ? <BrandLink brand={mark.brand} name={mark.name} /> : null}
        </div>
      </div>
    ),
  };
};
