import { clientsBlock, entryBlock } from '../clients/blocks';
import { contactBlock } from '../inquiries/block';
import { announcementBlock } from './announcement';
import { buttonBlock } from './button';
import { columnsBlock } from './columns';
import { coverBlock } from './cover';
import { dividerBlock } from './divider';
import { faqBlock } from './faq';
import { featuredBlock } from './featured';
import { galleryBlock } from './gallery';
import { journalBlock } from './journal';
import { mapBlock } from './map';
import { missingBlock } from './missing';
import { pictureBlock } from './picture';
import { pricingBlock } from './pricing';
import { servicesBlock } from './services';
import { slidesBlock } from './slides';
import { storiesBlock } from './stories';
import { storyBlock } from './story';
import { textBlock } from './text';
import { tutorialsBlock } from './tutorials';
import { videoBlock } from './video';

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
  journalBlock,
  videoBlock,
  mapBlock,
  buttonBlock,
  dividerBlock,
  announcementBlock,
  clientsBlock,
  entryBlock,
  contactBlock,
  missingBlock,
];
