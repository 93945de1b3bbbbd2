import { ClientsView } from '../clients/ui/ClientsView';
import { EntryView } from '../clients/ui/EntryView';
import { ContactView } from '../inquiries/ui/ContactView';
import { AnnouncementView } from './blocks/AnnouncementView';
import { ButtonView } from './blocks/ButtonView';
import { ColumnsView } from './blocks/ColumnsView';
import { CoverView } from './blocks/CoverView';
import { DividerView } from './blocks/DividerView';
import { FaqView } from './blocks/FaqView';
import { FeaturedView } from './blocks/FeaturedView';
import { GalleryView } from './blocks/GalleryView';
import { JournalView } from './blocks/JournalView';
import { MapView } from './blocks/MapView';
import { MissingView } from './blocks/MissingView';
import { PictureView } from './blocks/PictureView';
import { PricingView } from './blocks/PricingView';
import { ServicesView } from './blocks/ServicesView';
import { SlidesView } from './blocks/SlidesView';
import { StoriesView } from './blocks/StoriesView';
import { StoryView } from './blocks/StoryView';
import { TextView } from './blocks/TextView';
import { TutorialsView } from './blocks/TutorialsView';
import { VideoView } from './blocks/VideoView';
import { PlansView } from './PlansView';
import { ScreensView } from './ScreensView';

/** The views of the sites' blocks, by block id. */
export const sitesBlocks = {
  'sites.plans': PlansView,
  'sites.screens': ScreensView,
  'sites.cover': CoverView,
  'sites.text': TextView,
  'sites.picture': PictureView,
  'sites.story': StoryView,
  'sites.gallery': GalleryView,
  'sites.featured': FeaturedView,
  'sites.services': ServicesView,
  'sites.pricing': PricingView,
  'sites.faq': FaqView,
  'sites.stories': StoriesView,
  'sites.slides': SlidesView,
  'sites.tutorials': TutorialsView,
  'sites.columns': ColumnsView,
  'sites.announcement': AnnouncementView,
  'sites.button': ButtonView,
  'sites.divider': DividerView,
  'sites.map': MapView,
  'sites.video': VideoView,
  'sites.journal': JournalView,
  'sites.clients': ClientsView,
  'sites.entry': EntryView,
  'sites.contact': ContactView,
  'sites.missing': MissingView,
};
