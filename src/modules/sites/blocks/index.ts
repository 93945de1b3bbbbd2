import { clientsBlock, entryBlock } from '../clients/blocks';
import { contactBlock } from '../inquiries/block';
import { columnsBlock } from './columns';
import { coverBlock } from './cover';
import { faqBlock } from './faq';
import { featuredBlock } from './featured';
import { galleryBlock } from './gallery';
import { missingBlock } from './missing';
import { pictureBlock } from './picture';
import { pricingBlock } from './pricing';
import { servicesBlock } from './services';
import { slidesBlock } from './slides';
import { storiesBlock } from './stories';
import { storyBlock } from './story';
import { textBlock } from './text';
import { tutorialsBlock } from './tutorials';

/** The blocks of the sites module; other features define more. */
export const siteBlocks = [
  coverBlock,
  textBlock,
  pictureBlock,
  storyBlock,
  galleryBlock,
  featuredBlock,
  servicesBlock,
  pricingBlock,
  faqBlock,
  storiesBlock,
  slidesBlock,
  tutorialsBlock,
  columnsBlock,
  clientsBlock,
  entryBlock,
  contactBlock,
  missingBlock,
];
